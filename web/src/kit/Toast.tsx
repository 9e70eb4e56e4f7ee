/** A message over everything else, including dialogs. */
import { useEffect, useRef } from "preact/hooks";
import { classes } from "./classes";
import styles from "./Toast.module.css";

export function Toast({ text, stop = false, role = "status" }: { text: string; stop?: boolean; role?: "status" | "alert" }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.showPopover();
  }, [text]);
  return (
    <div role={role}>
      {text && (
        <div key={text} ref={box} popover="manual" class={classes(styles.toast, stop && styles.stop)} data-part="toast" data-stop={stop || undefined}>
          {text}
        </div>
      )}
    </div>
  );
}
