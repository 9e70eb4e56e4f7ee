/** The top bar: mode, the killshot track or the mode's own tracks, own points, tools. */
import { Icon, Skull, Token, Wordmark, ammoPath } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import { COLOURS } from "../../drawing/names";
import { follow } from "../../kit/route";
import { sound } from "../../kit/settings";
import type { ColourName, FigureName, View } from "../../protocol";
import { small, useTable } from "../model";
import { useOption } from "../prompt/press";
import { TeamScores } from "../boards/Teams";

export function KillshotTrack({ view, size = 22 }: { view: View; size?: number }) {
  const spaces = view.track.length + view.skulls_left;
  const tokens = view.track.map((space) => space.map(figureName).join(" + ")).join(", ") || t("track.empty");
  return (
    <div class="kt" role="img" aria-label={t("track.label", { tokens, n: view.skulls_left })}>
      {Array.from({ length: spaces }, (_, i) => {
        const space = view.track[i];
        const next = i === view.track.length;
        return (
          <span class={`k ${space && space.length > 1 ? "over" : ""} ${next ? "next" : ""}`}>
            {space ? (
              space.map((figure) => <Token figure={figure} size={size} mute />)
            ) : (
              <Skull size={next ? size : size - 2} fill={next ? "var(--bone)" : "#8b8678"} />
            )}
          </span>
        );
      })}
    </div>
  );
}

/** Domination: the three tracks of the spawnpoints, and the skulls that are left. */
function SpawnTrack({ colour, tokens }: { colour: ColourName; tokens: FigureName[] }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`track:${colour}`);
  const press = useOption(option);
  const size = small.value ? 13 : 17;
  const inside = (
    <>
      <svg width={size + 4} height={size + 4} viewBox="0 0 20 20" aria-hidden="true">
        <path d={ammoPath(colour)} fill={`var(--ammo-${colour})`} />
      </svg>
      {Array.from({ length: Math.max(8, tokens.length) }, (_, i) => (
        <span class={`t ${i === 7 ? "last" : ""}`}>{tokens[i] && <Token figure={tokens[i]!} size={size} mute />}</span>
      ))}
    </>
  );
  const label = t("tracks.label", { colour: t(`spawn.${colour}`), n: tokens.length });
  return option ? (
    <button class={`st lit of-${colour}`} {...press}>
      <span class="sr">
        {option.text}; {label}
      </span>
      {inside}
    </button>
  ) : (
    <div class={`st of-${colour}`} role="img" aria-label={label}>
      {inside}
    </div>
  );
}

/** The mode's own board in the middle of the bar. */
export function ModeBoard({ view }: { view: View }) {
  const hasTracks = Object.keys(view.tracks).length > 0;
  if (view.teams) return <TeamScores view={view} />;
  if (!hasTracks) {
    return (
      <>
        {!small.value && <span class="caps">{t("top.killshots")}</span>}
        <KillshotTrack view={view} size={small.value ? 19 : 22} />
      </>
    );
  }
  return (
    <>
      <div class="spawn-tracks">
        {COLOURS.map((colour) => (
          <SpawnTrack colour={colour} tokens={view.tracks[colour] ?? []} />
        ))}
      </div>
      <span class="skulls-left" title={t("top.skulls")}>
        <Skull size={20} />
        <b>{view.skulls_left}</b>
        <span class="sr">{t("top.left", { n: view.skulls_left })}</span>
      </span>
    </>
  );
}

function points(view: View): number | null {
  if (view.seat === null) return null;
  let sum: number | null = null;
  for (const figure of view.seats[view.seat]?.figures ?? []) {
    const own = view.figures[figure]?.points;
    if (own !== null && own !== undefined) sum = (sum ?? 0) + own;
  }
  return sum;
}

export function Tools() {
  const table = useTable();
  return (
    <span class="tools">
      <button
        class="btn quiet sq"
        aria-label={t("tool.chat")}
        title={t("tool.chat")}
        onClick={() => {
          if (small.value) table.drawer.value = table.drawer.value === "chat" ? "" : "chat";
          else table.tab.value = "chat";
        }}
      >
        <Icon name="chat" />
      </button>
      {!small.value && (
        <button
          class="btn quiet sq"
          aria-pressed={sound.value}
          aria-label={t(sound.value ? "tool.sound.off" : "tool.sound.on")}
          title={t(sound.value ? "tool.sound.off" : "tool.sound.on")}
          onClick={() => {
            sound.value = !sound.value;
          }}
        >
          <Icon name={sound.value ? "sound" : "mute"} />
        </button>
      )}
      <button class="btn quiet sq" aria-label={t("tool.settings")} title={t("tool.settings")} onClick={() => (table.settingsOpen.value = true)}>
        <Icon name="gear" />
      </button>
    </span>
  );
}

export function Top({ view }: { view: View }) {
  const table = useTable();
  const info = table.net.table.value;
  const setup = info?.setup;
  const own = points(view);
  const mode = setup?.mode ?? "deathmatch";
  const extras = [t("top.arena", { arena: view.arena })];
  if (setup?.characters) extras.push(t("top.characters"));
  if (setup?.bot) extras.push(t("top.bot"));
  if (view.actions_left > 0 && !view.over) extras.push(t("top.actions", { n: view.actions_left }));
  if (view.trigger >= 0) extras.push(t("top.frenzy"));
  return (
    <header class="top">
      <h1 class="sr">
        Killshot: {t(`mode.${mode}`)}, {extras.join(", ")}
      </h1>
      {!small.value && (
        <>
          <a href="/" onClick={follow} aria-label={t("tool.home")}>
            <Wordmark height={22} />
          </a>
          <span class="mode">
            {t(`mode.${mode}`)} <span class="t3">· {extras.join(" · ")}</span>
          </span>
          <span class="grow" />
        </>
      )}
      <ModeBoard view={view} />
      <span class="grow" />
      {own !== null && !small.value && !view.teams && (
        <span class="points">
          <b>{own}</b> {t("top.points", { n: own })}
          {!info?.options.open_points && <span class="t3">{t("top.points.secret")}</span>}
        </span>
      )}
      {own !== null && small.value && !view.teams && <b class="own-points">{own}</b>}
      {view.seat === null && <span class="tag">{t("top.watching")}</span>}
      <Tools />
    </header>
  );
}
