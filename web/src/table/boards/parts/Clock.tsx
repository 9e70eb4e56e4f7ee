/** A seat's clock, which keeps running between messages from the server. */
import { useEffect, useState } from "preact/hooks";
import { language } from "../../../browser/settings";
import { classes } from "../../../kit/classes";
import { t } from "../../../words/words";
import { useTable } from "../../model/context";
import styles from "./Clock.module.css";

const LATE = 10; // seconds
const HOUR = 3600;
const DAY = 86400;

function inUnits(n: number, unit: "day" | "hour"): string {
  return new Intl.NumberFormat(language.value, { style: "unit", unit, unitDisplay: "narrow" }).format(n);
}

/** `1:05`, `3h`, `2d`. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= DAY) return inUnits(Math.floor(whole / DAY), "day");
  if (whole >= HOUR) return inUnits(Math.floor(whole / HOUR), "hour");
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** `fallback`: shown for a seat without a clock. */
export function Clock({ seat, fallback }: { seat: number | null; fallback: string }) {
  const { perspective } = useTable();
  const clock = seat === null ? undefined : perspective?.moment.clocks[seat];
  const runs = clock?.running === true && clock.left !== null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock || clock.left === null) return fallback ? <span class={styles.clock}>{fallback}</span> : null;
  const left = runs && perspective ? clock.left - Math.max(0, now - perspective.at) / 1000 : clock.left;
  return (
    <span
      class={classes(styles.clock, runs && styles.running, runs && left < LATE && styles.late)}
      data-clock={runs ? "running" : "stopped"}
      title={t("clock.left", { time: timeText(left) })}
    >
      {timeText(left)}
    </span>
  );
}
