/** A drawer that slides up on a phone: hand, boards, shelves, log, chat or a card. */
import { useEffect } from "preact/hooks";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { View } from "../../protocol";
import { t } from "../../words/words";
import { Boards } from "../boards/Boards";
import { Inspector } from "../cards/Inspector";
import { Hand } from "../hand/Hand";
import { useTable } from "../model/context";
import type { DrawerName } from "../model/TableModel";
import { weaponsOf } from "../model/view";
import { PreviewLines } from "../preview/PreviewLines";
import { armedOption, armedText, PlayButton } from "../prompt/Armed";
import { ShelfList } from "../shelves/Shelves";
import { Chat } from "../side/Chat";
import { Log } from "../side/Log";
import styles from "./Drawer.module.css";

function Inside({ drawer, view }: { drawer: DrawerName; view: View }) {
  switch (drawer) {
    case "hand":
      return <Hand view={view} />;
    case "boards":
      return <Boards view={view} whole />;
    case "weapons":
      return <ShelfList view={view} />;
    case "log":
      return <Log view={view} />;
    case "chat":
      return <Chat />;
    case "card":
      return <Inspector view={view} page />;
  }
}

export function Drawer({ view }: { view: View }) {
  const table = useTable();
  const open = table.drawer.value;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") table.drawer.value = null;
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [table]);
  if (!open) return null;
  return (
    <section class={styles.drawer} role="dialog" aria-label={t(`tab.${open}`)} data-drawer={open} data-keeps-armed>
      <span class={styles.grip} />
      <div class={styles.body}>
        <Inside drawer={open} view={view} />
      </div>
      <Considered />
      <div class={classes("row", styles.foot)}>
        {open === "card" && <CardSteps view={view} />}
        <span class="grow" />
        <button
          class={button()}
          onClick={() => {
            table.drawer.value = null;
          }}
        >
          {t("settings.close")}
        </button>
        <PlayButton />
      </div>
    </section>
  );
}

/** What the current option would do. The drawer covers the prompt, which says so otherwise. */
function Considered() {
  const table = useTable();
  const preview = table.preview.value;
  const option = armedOption(table);
  if (!option) return null;
  return (
    <div class={styles.considered} aria-live="polite" data-part="considered">
      <b>{armedText(preview, option)}</b>
      {preview && <PreviewLines preview={preview} />}
    </div>
  );
}

/** Steps from one weapon of the hand to the next. */
function CardSteps({ view }: { view: View }) {
  const table = useTable();
  const what = table.inspected.value;
  if (view.seat === null || what?.kind !== "weapon") return null;
  const weapons = weaponsOf(view, view.seat).map(([weapon]) => weapon as string);
  const place = weapons.indexOf(what.name);
  if (place < 0 || weapons.length < 2) return null;
  const step = (by: number) => table.inspect({ kind: "weapon", name: weapons[(place + by + weapons.length) % weapons.length]! }, true);
  return (
    <>
      <button class={button("square")} aria-label={t("card.previous")} onClick={() => step(-1)}>
        <Icon name="left" size={18} />
      </button>
      <span class="small faint">{t("card.place", { n: place + 1, of: weapons.length })}</span>
      <button class={button("square")} aria-label={t("card.next")} onClick={() => step(1)}>
        <Icon name="right" size={18} />
      </button>
    </>
  );
}
