/** A seat's clock: runs here between what the server says. */
import { useEffect, useState } from "preact/hooks";
import { t } from "../../words/i18n";
import { useTable } from "../model";

export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86400) return `${Math.floor(whole / 86400)} d`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export function Clock({ seat, fallback }: { seat: number | null; fallback: string }) {
  const table = useTable();
  const sight = table.net.sight.value;
  const clock = seat === null ? undefined : sight?.moment.clocks[seat];
  const runs = clock?.running === true && clock.left !== null;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [runs]);
  if (!clock || clock.left === null) {
    return fallback ? <span class="clock">{fallback}</span> : null;
  }
  const left = runs && sight ? clock.left - (Date.now() - sight.at) / 1000 : clock.left;
  return (
    <span class={`clock ${runs ? "run" : ""} ${runs && left < 10 ? "late" : ""}`} title={t("clock.left", { time: timeText(left) })}>
      {timeText(left)}
    </span>
  );
}
