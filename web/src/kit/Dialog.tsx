/** A dialog over the page. The browser keeps the focus inside and gives it back. Escape closes it, and so does a click outside the box. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { classes } from "./classes";
import styles from "./Dialog.module.css";

/** `opaque`: the page behind it is hidden. Without `onClose` it cannot be dismissed. */
export function Dialog(props: { label: string; onClose?: () => void; opaque?: boolean; class?: string; children: ComponentChildren }) {
  const veil = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = veil.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is dismissed like this
    <dialog
      ref={veil}
      class={classes(styles.veil, props.opaque && styles.opaque)}
      aria-label={props.label}
      onClick={(event) => event.target === event.currentTarget && props.onClose?.()}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        props.onClose?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose?.();
      }}
      onClose={(event) => {
        // Browsers close a dialog the second time it refuses. One that has to be answered opens again.
        if (!event.currentTarget.isConnected) return;
        if (props.onClose) props.onClose();
        else event.currentTarget.showModal();
      }}
    >
      <section class={classes(styles.box, props.class)}>{props.children}</section>
    </dialog>
  );
}
