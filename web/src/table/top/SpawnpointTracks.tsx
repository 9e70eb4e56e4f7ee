/** Domination: the tracks of the three spawnpoints. */
import { isSmall } from "../../browser/screen";
import { ammoPath, Token } from "../../drawing/glyphs";
import { COLOURS } from "../../drawing/names";
import { classes } from "../../kit/classes";
import type { ColourName, FigureName, View } from "../../protocol";
import { spawnpointName } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import { light } from "../options/light";
import { useOption } from "../options/useOption";
import styles from "./tracks.module.css";

const SPACES = 8; // of a full track; more tokens are added after them

function SpawnpointTrack({ colour, tokens }: { colour: ColourName; tokens: FigureName[] }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`track:${colour}`);
  const press = useOption(option);
  const size = isSmall.value ? 13 : 17;
  const inside = (
    <>
      <svg width={size + 4} height={size + 4} viewBox="0 0 20 20" aria-hidden="true">
        <path d={ammoPath(colour)} fill={`var(--ammo-${colour})`} />
      </svg>
      {Array.from({ length: Math.max(SPACES, tokens.length) }, (_, i) => {
        const token = tokens[i];
        return <span class={classes(styles.space, i === SPACES - 1 && styles.last)}>{token && <Token figure={token} size={size} mute />}</span>;
      })}
    </>
  );
  const label = t("tracks.label", { spawnpoint: spawnpointName(colour), n: tokens.length, full: SPACES });
  const look = classes(styles.spawnpoint, light(table, option), `tint-${colour}`);
  return option ? (
    <button class={look} {...press}>
      <span class="visually-hidden">
        {option.text}; {label}
      </span>
      {inside}
    </button>
  ) : (
    <div class={look} role="img" aria-label={label}>
      {inside}
    </div>
  );
}

export function SpawnpointTracks({ view }: { view: View }) {
  return (
    <div class={styles.spawnpoints}>
      {COLOURS.map((colour) => (
        <SpawnpointTrack key={colour} colour={colour} tokens={view.tracks[colour] ?? []} />
      ))}
    </div>
  );
}
