/** The bar at the bottom of a phone, which opens the drawers. */
import { Icon, type IconName } from "../../drawing/glyphs";
import { classes } from "../../kit/classes";
import bar from "../../kit/tabbar.module.css";
import type { View } from "../../protocol";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { weaponsOf } from "../model/view";
import styles from "./Tabs.module.css";

const DRAWERS = [
  ["hand", "cards"],
  ["boards", "people"],
  ["weapons", "gun"],
  ["log", "log"],
] as const;

function Tab(props: { icon: IconName; text: string; open: boolean; count?: number; onClick: () => void }) {
  return (
    <button class={props.open ? styles.open : undefined} aria-pressed={props.open} onClick={props.onClick}>
      <Icon name={props.icon} size={22} />
      {props.text}
      {Boolean(props.count) && <span class={styles.count}>{props.count}</span>}
    </button>
  );
}

export function Tabs({ view }: { view: View }) {
  const table = useTable();
  const open = table.drawer.value;
  const cards = view.seat === null ? 0 : weaponsOf(view, view.seat).length + (view.hands[view.seat]?.powerups.length ?? 0);
  return (
    <nav class={classes(bar.bar, styles.tabs)} data-part="tabs" data-keeps-armed>
      <Tab
        icon="home"
        text={t("tab.arena")}
        open={open === null}
        onClick={() => {
          table.drawer.value = null;
        }}
      />
      {DRAWERS.map(([drawer, icon]) => (
        <Tab
          key={drawer}
          icon={icon}
          text={t(`tab.${drawer}`)}
          open={open === drawer}
          count={drawer === "hand" ? cards : undefined}
          onClick={() => table.toggleDrawer(drawer)}
        />
      ))}
    </nav>
  );
}
