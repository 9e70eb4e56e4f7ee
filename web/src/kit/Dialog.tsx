/** A dialog over the page. The browser keeps the focus inside and gives it back; Escape and a click beside the box close it. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { classes } from "./classes";
import styles from "./Dialog.module.css";

/** `opaque`: nothing of the page shines through. Without `onClose` only what is inside can end it. */
export function Dialog(props: { label: string; onClose?: () => void; opaque?: boolean; class?: string; children: ComponentChildren }) {
  const veil = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = veil.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they close it, as a browser does
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
        // A browser closes a dialog that has refused once; one that has to be answered comes back.
        if (!event.currentTarget.isConnected) return;
        if (props.onClose) props.onClose();
        else event.currentTarget.showModal();
      }}
    >
      <section class={classes(styles.box, props.class)}>{props.children}</section>
    </dialog>
  );
}
