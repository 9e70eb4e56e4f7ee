/** The top bar: mode, tracks, the viewer's points, tools. */
import { follow } from "../../browser/route";
import { isSmall } from "../../browser/screen";
import { sound } from "../../browser/settings";
import { Icon, Skull, Wordmark } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { Tag } from "../../kit/Tag";
import type { SetupChoice, View } from "../../protocol";
import { nameOf } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { ownFigures } from "../model/view";
import { KillshotTrack } from "./KillshotTrack";
import { SpawnpointTracks } from "./SpawnpointTracks";
import { TeamScores } from "./TeamScores";
import styles from "./Top.module.css";

/** The tracks of the mode, in the middle of the bar. */
function ModeBoard({ view }: { view: View }) {
  if (view.teams) return <TeamScores view={view} />;
  if (!Object.keys(view.tracks).length) {
    return (
      <>
        {!isSmall.value && <span class="caps">{t("top.killshots")}</span>}
        <KillshotTrack view={view} size={isSmall.value ? 19 : 22} />
      </>
    );
  }
  return (
    <>
      <SpawnpointTracks view={view} />
      <span class={styles.skulls} title={t("top.skulls")}>
        <Skull size={20} />
        <b>{view.skulls_left}</b>
        <span class="visually-hidden">{t("top.left", { n: view.skulls_left })}</span>
      </span>
    </>
  );
}

/** The viewer's points; null if they are unknown. */
function ownPoints(view: View): number | null {
  const known = ownFigures(view).flatMap((figure) => view.figures[figure]?.points ?? []);
  return known.length ? known.reduce((sum, points) => sum + points, 0) : null;
}

function Tools() {
  const table = useTable();
  const soundText = t(sound.value ? "tool.sound.off" : "tool.sound.on");
  return (
    <span class={styles.tools}>
      <button
        class={button("quiet", "square")}
        aria-label={t("tool.chat")}
        title={t("tool.chat")}
        onClick={() => (isSmall.value ? table.toggleDrawer("chat") : table.openTab("chat"))}
      >
        <Icon name="chat" />
      </button>
      {!isSmall.value && (
        <button
          class={button("quiet", "square")}
          aria-pressed={sound.value}
          aria-label={soundText}
          title={soundText}
          onClick={() => {
            sound.value = !sound.value;
          }}
        >
          <Icon name={sound.value ? "sound" : "mute"} />
        </button>
      )}
      <button
        class={button("quiet", "square")}
        aria-label={t("tool.settings")}
        title={t("tool.settings")}
        onClick={() => {
          table.settingsOpen.value = true;
        }}
      >
        <Icon name="gear" />
      </button>
    </span>
  );
}

/** Further facts about the game, after its mode. */
function extras(view: View, setup: SetupChoice | undefined): string[] {
  return [
    t("top.arena", { arena: view.arena }),
    setup?.characters ? t("top.characters") : "",
    setup?.bot ? t("top.bot") : "",
    view.actions_left > 0 && !view.over ? t("top.actions", { n: view.actions_left }) : "",
    view.trigger >= 0 ? nameOf("ending.frenzy") : "",
  ].filter(Boolean);
}

export function Top({ view }: { view: View }) {
  const info = useTable().source.table.value;
  const points = view.teams ? null : ownPoints(view);
  const mode = nameOf(`mode.${info?.setup.mode ?? "deathmatch"}`);
  const more = extras(view, info?.setup);
  return (
    <header class={styles.top}>
      <h1 class="visually-hidden">
        Killshot: {mode}, {more.join(", ")}
      </h1>
      {!isSmall.value && (
        <>
          <a href="/" onClick={follow} aria-label={t("tool.home")}>
            <Wordmark height={22} />
          </a>
          <span class={styles.mode}>
            {mode} <span class="faint">· {more.join(" · ")}</span>
          </span>
          <span class="grow" />
        </>
      )}
      <ModeBoard view={view} />
      <span class="grow" />
      {points !== null && !isSmall.value && (
        <span class={styles.points}>
          <b>{points}</b> {t("top.points", { n: points })}
          {!info?.options.open_points && <span class="faint">{t("top.points.secret")}</span>}
        </span>
      )}
      {points !== null && isSmall.value && <b class={styles["points-alone"]}>{points}</b>}
      {view.seat === null && <Tag text={t("top.watching")} />}
      <Tools />
    </header>
  );
}
