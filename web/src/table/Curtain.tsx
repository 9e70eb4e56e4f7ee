/** Several people at one screen: nothing of the next player's cards is drawn before that player is there. */
import { button } from "../kit/button";
import { Dialog } from "../kit/Dialog";
import { t } from "../words/words";
import styles from "./Curtain.module.css";
import { useTable } from "./model/context";

export function Curtain() {
  const table = useTable();
  const seat = table.curtain.value;
  if (seat === null) return null;
  const player = table.seatName(seat);
  return (
    <Dialog label={t("curtain.title", { player })} class={styles.curtain} opaque>
      <h1 class="title-l">{t("curtain.title", { player })}</h1>
      <p class="muted">{t("curtain.text")}</p>
      <button class={button("prime", "big")} onClick={() => table.takeScreen()}>
        {t("curtain.go", { player })}
      </button>
    </Dialog>
  );
}
