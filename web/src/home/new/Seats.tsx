/** Who sits in each seat of the new table. */
import { playerName } from "../../browser/settings";
import { Icon, Token } from "../../drawing/glyphs";
import { FIGURES } from "../../drawing/names";
import { classes } from "../../kit/classes";
import { catalogue, levelName } from "../../words/catalogue";
import { t } from "../../words/words";
import { change, form, NOBODY, refusal, SEATS, type Sitter } from "./form";
import styles from "./Seats.module.css";

function sitterText(sitter: Sitter): [who: string, how: string] {
  if (sitter === "me") return [t("home.you"), playerName.value];
  if (sitter === "here") return [t("home.person"), t("home.here")];
  if (sitter === "open") return [t("home.friend"), t("home.by-link")];
  return [t("home.bot"), levelName(sitter)];
}

function Seat({ number }: { number: number }) {
  const { mode, teams, seats } = form.value;
  const sitter = seats[number] ?? NOBODY;
  const isEmpty = sitter === NOBODY;
  const taken = seats.filter((one) => one !== NOBODY).length;
  const inTeams = mode === "teams";
  const isBeyond = inTeams && number >= teams[0] + teams[1];
  const refused = isEmpty ? (isBeyond ? t("home.teams-are-full") : refusal("players", taken + 1)) : "";
  const fewer = number > 0 && !isEmpty && !inTeams ? refusal("players", taken - 1) : "";
  const [who, how] = isEmpty ? [t("home.nobody"), refused] : sitterText(sitter);
  const team = inTeams && !isBeyond ? t(number < teams[0] ? "home.team.white" : "home.team.black") : "";
  const pick = (chosen: Sitter) => {
    const next = seats.map((one, i) => (i === number ? chosen : one));
    change({ seats: [...next.filter((one) => one !== NOBODY), ...next.filter((one) => one === NOBODY)] });
  };
  return (
    <div class={classes(styles.seat, isEmpty && styles.empty)} data-part="seat" data-empty={isEmpty || undefined}>
      {isEmpty ? <Icon name={refused ? "lock" : "plus"} size={16} /> : <Token figure={FIGURES[number]!} size={28} mute />}
      <span class="grow">
        <b class={styles.who}>{who}</b>
        <span class={classes("muted small", styles.how)}>{[how, team].filter(Boolean).join(" · ")}</span>
      </span>
      {number > 0 && !refused && (
        <select aria-label={t("home.seat", { n: number + 1 })} value={sitter} onChange={(event) => pick(event.currentTarget.value)}>
          <option value="open">{`${t("home.friend")} (${t("home.by-link")})`}</option>
          <option value="here">{`${t("home.person")} (${t("home.here")})`}</option>
          {catalogue.value?.levels.map((level) => (
            <option key={level.level} value={level.level}>{`${t("home.bot")}: ${level.text}`}</option>
          ))}
          {!inTeams && (
            <option value={NOBODY} disabled={!!fewer}>
              {fewer ? `${t("home.nobody")} (${fewer})` : t("home.nobody")}
            </option>
          )}
        </select>
      )}
    </div>
  );
}

export function Seats() {
  return (
    <div class={styles.seats}>
      {Array.from({ length: SEATS }, (_, number) => (
        <Seat key={number} number={number} />
      ))}
    </div>
  );
}
