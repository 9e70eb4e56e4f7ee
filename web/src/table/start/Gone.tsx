/** Shown if there is no such table, or if this person is not allowed to see it. */
import { follow } from "../../browser/route";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import styles from "./Waiting.module.css";

export function Gone() {
  const notice = useTable().source.notice.value;
  return (
    <main class={styles.waiting}>
      <section class={classes("panel", styles.box)}>
        <h1 class="title-m">{notice?.text || t("net.gone")}</h1>
        <a class={button("prime")} href="/" onClick={follow}>
          {t("tool.home")}
        </a>
      </section>
    </main>
  );
}
