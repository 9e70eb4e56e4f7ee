/** Before the game: who sits where, links to send, and the host's choices. */
import { useState } from "preact/hooks";
import { follow, route } from "../../browser/route";
import { playerName } from "../../browser/settings";
import { Icon, Wordmark } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import fieldStyles from "../../kit/Field.module.css";
import type { SeatSummary } from "../../protocol";
import { takeSeat } from "../../transport/api";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import type { LiveTable } from "../source/TableSource";
import { Links } from "./Links";
import styles from "./Waiting.module.css";

const BOT = "normal"; // the level of a bot that fills a seat

function Seat({ seat, live }: { seat: SeatSummary; live: LiveTable }) {
  const isHost = live.isHost.value;
  return (
    <li class={classes("plate row", styles.seat)}>
      <Icon name={seat.kind === "bot" ? "gear" : seat.kind === "open" ? "plus" : "people"} size={20} />
      <span class="grow">
        <b>{seat.kind === "open" ? t("wait.free") : seat.called}</b>
      </span>
      {isHost && seat.kind === "open" && (
        <button class={button()} onClick={() => void live.setSeat(seat.seat, "bot", BOT)}>
          {t("wait.add-bot")}
        </button>
      )}
      {isHost && seat.kind === "bot" && (
        <button class={button("quiet", "square")} aria-label={t("wait.free")} onClick={() => void live.setSeat(seat.seat, "open", BOT)}>
          <Icon name="x" size={18} />
        </button>
      )}
    </li>
  );
}

/** For people who came by an invite link, or to a public table. */
function SitDown({ id, live }: { id: string; live: LiveTable }) {
  const [name, setName] = useState(playerName.value);
  const [trouble, setTrouble] = useState("");
  const invite = route.value.secret.get("invite") ?? "";
  const sit = async () => {
    try {
      playerName.value = name.trim();
      await takeSeat(id, name.trim(), invite);
      live.sitDown();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <form
      class={classes("row wrap", styles.sit)}
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <label class="row grow">
        <span class="muted">{t("wait.your-name")}</span>
        <input
          class={classes("grow", fieldStyles.input)}
          type="text"
          required
          maxLength={24}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class={button("prime")}>{t("wait.sit")}</button>
      <p class="small" role="alert">
        {trouble}
      </p>
    </form>
  );
}

export function Waiting() {
  const { id, table, live } = useTable().source;
  const info = table.value;
  if (!info || !live) return null;
  const isSeated = live.seats.value.length > 0;
  const isOpen = info.seats.some((seat) => seat.kind === "open");
  return (
    <main class={styles.waiting}>
      <a href="/" onClick={follow} aria-label={t("tool.home")}>
        <Wordmark height={26} />
      </a>
      <section class={classes("panel", styles.box)}>
        <h1 class="title-l">{t("wait.title")}</h1>
        <p class="muted">{t("wait.text")}</p>
        <ul class={styles.seats}>
          {info.seats.map((seat) => (
            <Seat key={seat.seat} seat={seat} live={live} />
          ))}
        </ul>
        <Links />
        {!isSeated && isOpen && <SitDown id={id} live={live} />}
        {live.isHost.value && (
          <button class={button("prime")} onClick={() => void live.start(BOT)}>
            {t("wait.start")}
          </button>
        )}
      </section>
    </main>
  );
}
