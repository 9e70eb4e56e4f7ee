/** The button that passes or ends the turn. If that cannot be undone, it has to be held, or confirmed with a second key press. */
import { useRef, useState } from "preact/hooks";
import { isSmall } from "../../browser/screen";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { OptionView } from "../../protocol";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { useOption } from "../options/useOption";
import styles from "./Prompt.module.css";

const HOLD = 400; // ms, as long as the button takes to fill

export function ClosingButton({ option, held }: { option: OptionView; held: boolean }) {
  const table = useTable();
  const press = useOption(option, null, true);
  const look = classes(button(table.isAimed(option.action) && "aimed"), styles.closing);
  const hint = table.hinted.value === option.action && !isSmall.value && <Icon name="help" size={16} />; // no room on a phone
  if (held) return <HeldButton option={option} press={press} look={look} hint={hint} />;
  return (
    <button class={look} {...press}>
      {hint}
      {option.text}
    </button>
  );
}

interface HeldProps {
  option: OptionView;
  press: Record<string, unknown>;
  look: string;
  hint: preact.JSX.Element | false;
}

function HeldButton({ option, press, look, hint }: HeldProps) {
  const table = useTable();
  const timer = useRef(0);
  const since = useRef(0);
  const [filling, setFilling] = useState(false);
  const [sure, setSure] = useState(false);
  const play = () => void table.play(option.action, true);
  const letGo = () => {
    clearTimeout(timer.current);
    since.current = 0;
    setFilling(false);
  };
  return (
    <button
      class={classes(look, styles.hold, filling && styles.filling, sure && styles.sure)}
      data-hold
      {...press}
      onPointerDown={(event: PointerEvent) => {
        since.current = event.timeStamp;
        setFilling(true);
        timer.current = window.setTimeout(() => {
          setFilling(false);
          play();
        }, HOLD);
      }}
      onPointerUp={(event: PointerEvent) => {
        // The timer of a busy page can be late, although the button was held long enough.
        if (since.current && event.timeStamp - since.current >= HOLD) play();
        else if (since.current) table.notify(t("prompt.hold.longer"));
        letGo();
      }}
      onPointerLeave={() => {
        letGo();
        table.aim(null);
      }}
      onPointerCancel={letGo}
      onClick={(event: MouseEvent) => {
        if (event.detail > 0) return; // a pointer has to hold it
        if (sure) play();
        else setSure(true);
      }}
      onBlur={() => setSure(false)}
    >
      {hint}
      <span>{option.text}</span>
      <span class="visually-hidden">{t("prompt.hold.label")}</span>
      <kbd aria-hidden="true">{sure ? "⏎" : t("prompt.hold")}</kbd>
    </button>
  );
}
