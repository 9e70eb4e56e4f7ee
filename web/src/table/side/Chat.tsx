/** The chat: typed lines, ready phrases, muting. */
import { useState } from "preact/hooks";
import { Icon } from "../../drawing/glyphs";
import { button, chip } from "../../kit/button";
import { classes } from "../../kit/classes";
import fieldStyles from "../../kit/Field.module.css";
import { catalogue } from "../../words/catalogue";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import type { LiveTable } from "../source/TableSource";
import styles from "./Chat.module.css";
import { useScrolledToEnd } from "./Log";
import logStyles from "./Log.module.css";

export function Chat() {
  const table = useTable();
  const { live, shown } = table.source;
  const said = live?.chat.value ?? [];
  const lines = said.filter((line) => !table.muted.value.has(line.seat));
  const list = useScrolledToEnd(lines.length);
  const seat = shown.value;
  const others = [...new Set(said.map((line) => line.seat))].filter((other) => other !== seat);
  return (
    <div class={styles.chat} data-part="chat">
      <div class={logStyles.log} ref={list} role="log" aria-label={t("chat.label")} tabIndex={0}>
        <ol>
          {!lines.length && <li class="faint">{t("chat.empty")}</li>}
          {lines.map((line) => (
            <li>
              <b>{line.name}</b> <span>{line.text}</span>
            </li>
          ))}
        </ol>
      </div>
      {others.length > 0 && <Mutes seats={others} />}
      {live && seat !== null && <Composer live={live} seat={seat} />}
    </div>
  );
}

function Mutes({ seats }: { seats: number[] }) {
  const table = useTable();
  const toggle = (seat: number) => {
    const muted = new Set(table.muted.value);
    if (!muted.delete(seat)) muted.add(seat);
    table.muted.value = muted;
  };
  return (
    <div class="row wrap">
      {seats.map((seat) => {
        const muted = table.muted.value.has(seat);
        return (
          <button key={seat} class={chip(muted && "struck")} aria-pressed={muted} onClick={() => toggle(seat)}>
            <Icon name={muted ? "mute" : "sound"} size={14} />
            {t(muted ? "chat.unmute" : "chat.mute", { player: table.seatName(seat) })}
          </button>
        );
      })}
    </div>
  );
}

function Composer({ live, seat }: { live: LiveTable; seat: number }) {
  const [text, setText] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (!text.trim()) return;
    void live.say(seat, { text: text.trim() });
    setText("");
  };
  return (
    <>
      <div class={classes("row", styles.phrases)}>
        {(catalogue.value?.phrases ?? []).map((phrase) => (
          <button key={phrase.key} class={chip()} onClick={() => void live.say(seat, { phrase: phrase.key })}>
            {phrase.text}
          </button>
        ))}
      </div>
      <form class="row" onSubmit={send}>
        <input
          class={classes("grow", fieldStyles.input)}
          type="text"
          maxLength={200}
          aria-label={t("chat.write")}
          placeholder={t("chat.write")}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button class={classes(button(), styles.send)}>{t("chat.send")}</button>
      </form>
    </>
  );
}
