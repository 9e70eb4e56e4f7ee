/** The table on a small screen: arena first, a strip of the hand, the boards, and drawers for the rest. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import type { PowerupName, View } from "../../protocol";
import { Boards } from "../boards/Boards";
import { AmmoBox, Hand, PowerupInHand, WeaponInHand } from "../hand/Hand";
import { Inspector } from "../cards/Inspector";
import { type Drawer as DrawerName, useTable } from "../model";
import { PeekLines } from "../prompt/Peek";
import { Armed, armedText } from "../prompt/Prompt";
import { Offer, Shelves } from "../arena/Shelves";
import { Chat, Log } from "../side/Side";
import { weaponsOf } from "../prompt/things";

export function Strip({ view }: { view: View }) {
  if (view.seat === null) return null;
  const weapons = weaponsOf(view, view.seat);
  const powerups = new Map<PowerupName, number>();
  for (const powerup of view.hands[view.seat]?.powerups ?? []) powerups.set(powerup, (powerups.get(powerup) ?? 0) + 1);
  return (
    <section class="strip" aria-label={t("hand.label")}>
      <AmmoBox view={view} />
      {weapons.map(([weapon, loaded]) => (
        <WeaponInHand key={weapon} weapon={weapon} loaded={loaded} view={view} />
      ))}
      {!weapons.length && <p class="t3 small">{t("hand.empty")}</p>}
      {[...powerups].map(([powerup, copies]) => (
        <PowerupInHand key={powerup} powerup={powerup} copies={copies} />
      ))}
    </section>
  );
}

const TABS: [DrawerName, "tab.arena" | "tab.hand" | "tab.boards" | "tab.weapons" | "tab.log", IconName][] = [
  ["", "tab.arena", "home"],
  ["hand", "tab.hand", "cards"],
  ["boards", "tab.boards", "people"],
  ["weapons", "tab.weapons", "gun"],
  ["log", "tab.log", "log"],
];

export function Tabs({ view }: { view: View }) {
  const table = useTable();
  const cards = view.seat === null ? 0 : weaponsOf(view, view.seat).length + (view.hands[view.seat]?.powerups.length ?? 0);
  return (
    <nav class="tabs">
      {TABS.map(([drawer, word, icon]) => (
        <button
          class={table.drawer.value === drawer ? "on" : ""}
          aria-pressed={table.drawer.value === drawer}
          onClick={() => {
            table.drawer.value = table.drawer.value === drawer ? "" : drawer;
          }}
        >
          <Icon name={icon} size={22} />
          {t(word)}
          {drawer === "hand" && cards > 0 && <span class="dot">{cards}</span>}
        </button>
      ))}
    </nav>
  );
}

export function Drawer({ view }: { view: View }) {
  const table = useTable();
  const open = table.drawer.value;
  if (!open) return null;
  const close = () => {
    table.drawer.value = "";
  };
  const inside: Record<Exclude<DrawerName, "">, () => ComponentChildren> = {
    hand: () => <Hand view={view} />,
    boards: () => <Boards view={view} whole />,
    weapons: () => (
      <div class="shelves">
        <Shelves view={view} />
        <Offer view={view} />
      </div>
    ),
    log: () => <Log view={view} />,
    chat: () => <Chat />,
    card: () => <Inspector what={table.inspected.value} view={view} name={(seat) => table.seatName(seat)} page />,
  };
  const label = open === "card" ? t("tab.card") : open === "chat" ? t("tab.chat") : t(`tab.${open}`);
  return (
    <section class={`sheet is-${open}`} role="dialog" aria-label={label} onKeyDown={(event) => event.key === "Escape" && close()}>
      <span class="grip" />
      <div class="sheet-body">{inside[open]()}</div>
      <Considered />
      <div class="row sheet-foot">
        {open === "card" && <CardSteps view={view} />}
        <span class="grow" />
        <button class="btn" onClick={close}>
          {t("settings.close")}
        </button>
        <Armed table={table} />
      </div>
    </section>
  );
}

/** The prompt is under the sheet: what is looked at is said here. */
function Considered() {
  const table = useTable();
  const preview = table.preview.value;
  const option = table.decision.value?.options.find((other) => other.action === table.armed.value);
  if (!option) return null;
  return (
    <div class="sheet-peek" aria-live="polite">
      <b>{armedText(preview, option)}</b>
      {preview && <PeekLines preview={preview} />}
    </div>
  );
}

/** From one own card to the next. */
function CardSteps({ view }: { view: View }) {
  const table = useTable();
  const what = table.inspected.value;
  if (view.seat === null || what?.kind !== "weapon") return null;
  const own = weaponsOf(view, view.seat).map(([weapon]) => weapon as string);
  const place = own.indexOf(what.name);
  if (place < 0 || own.length < 2) return null;
  const step = (by: number) => table.inspect({ kind: "weapon", name: own[(place + by + own.length) % own.length]! }, true);
  return (
    <>
      <button class="btn sq" aria-label={t("card.previous")} onClick={() => step(-1)}>
        <Icon name="left" size={18} />
      </button>
      <span class="small t3">{t("card.place", { n: place + 1, of: own.length })}</span>
      <button class="btn sq" aria-label={t("card.next")} onClick={() => step(1)}>
        <Icon name="right" size={18} />
      </button>
    </>
  );
}
