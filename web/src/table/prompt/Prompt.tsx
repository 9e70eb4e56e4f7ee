/** The prompt: one sentence what is asked, the options that are words, undo, and what ends the asking. */
import { useRef, useState } from "preact/hooks";
import { Cost, Cube, Icon, Skull } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import { isColour, isFigure } from "../../drawing/names";
import type { EffectCard, OptionView, PreviewView, View } from "../../protocol";
import { LookButtons } from "../arena/LookButtons";
import { PeekLines } from "./Peek";
import { small, type TableModel, useTable, weaponCard } from "../model";
import { useOption } from "./press";
import { split, thingOf, weaponsOf } from "./things";

const HOLD = 400;
const LONG = 72; // letters: a question in smaller type, so that it stays below the arena

/** `Fragmenting warhead (1 yellow cube)`: the price is drawn instead. */
function withoutPrice(text: string): string {
  return text.replace(/\s*\([^()]*\)\s*$/, "");
}

/** The price that a button names in words: of a weapon all cubes to reload it, the first one free to grab it; a rush. */
function priceOf(option: OptionView): string {
  const [kind, name] = split(option.action);
  if (kind === "rush") return "+";
  if ((kind !== "weapon" && kind !== "reload") || withoutPrice(option.text) === option.text) return "";
  return weaponCard(name)?.cost.slice(kind === "weapon" ? 1 : 0) ?? "";
}

function effectOf(table: TableModel, name: string): EffectCard | undefined {
  const weapon = table.decision.value?.weapon;
  return weapon ? weaponCard(weapon)?.effects.find((effect) => effect.effect === name) : undefined;
}

function OptionButton({ option, order }: { option: OptionView; order: number }) {
  const table = useTable();
  const [kind, value] = split(option.action);
  const press = useOption(option, null, true);
  const effect = kind === "effect" ? effectOf(table, value) : undefined;
  const paid = (kind === "pay" || kind === "cube" || kind === "forgo") && isColour(value);
  const aimed = table.isAimed(option.action);
  const hinted = table.hinted.value === option.action;
  const cost = effect?.cost ?? priceOf(option);
  return (
    <button class={`btn lit ${aimed ? "aim" : ""} ${table.sent.value === option.action ? "is-sent" : ""}`} {...press}>
      {table.numbered.value && order <= 9 && <kbd aria-hidden="true">{order}</kbd>}
      {cost && <Cost letters={cost} size={16} />}
      {paid && isColour(value) && <Cube colour={value} size={16} mute />}
      {hinted && <Icon name="help" size={16} />}
      <span>{cost ? withoutPrice(option.text) : option.text}</span>
    </button>
  );
}

/** What cannot be taken back is held for a moment, or confirmed with a second key press. */
function ClosingButton({ option, held }: { option: OptionView; held: boolean }) {
  const table = useTable();
  const press = useOption(option, null, true);
  const timer = useRef(0);
  const since = useRef(0);
  const [filling, fill] = useState(false);
  const [sure, setSure] = useState("");
  const play = () => void table.play(option.action, true);
  const aim = table.isAimed(option.action) ? "aim" : "";
  const hinted = table.hinted.value === option.action && !small.value && <Icon name="help" size={16} />; // no room on a phone
  if (!held) {
    return (
      <button class={`btn closing ${aim}`} {...press}>
        {hinted}
        {option.text}
      </button>
    );
  }
  const letGo = () => {
    clearTimeout(timer.current);
    since.current = 0;
    fill(false);
  };
  const id = table.decision.value?.id ?? "";
  return (
    <button
      class={`btn closing hold ${aim} ${filling ? "filling" : ""} ${sure === id ? "sure" : ""}`}
      {...press}
      onPointerDown={(event: PointerEvent) => {
        since.current = event.timeStamp;
        fill(true);
        timer.current = window.setTimeout(() => {
          fill(false);
          play();
        }, HOLD);
      }}
      onPointerUp={(event: PointerEvent) => {
        // A busy page may be late with its timer; the hand was there long enough all the same.
        if (since.current && event.timeStamp - since.current >= HOLD) play();
        else if (since.current) table.net.notice.value = { text: t("prompt.hold.longer"), stop: false };
        letGo();
      }}
      onPointerLeave={() => {
        letGo();
        table.aim(null);
      }}
      onPointerCancel={letGo}
      onClick={(event: MouseEvent) => {
        if (event.detail > 0) return; // a pointer: it is the holding that counts
        if (sure === id) play();
        else setSure(id);
      }}
      onBlur={() => setSure("")}
    >
      {hinted}
      <span>{option.text}</span>
      <span class="sr">{t("prompt.hold.label")}</span>
      <kbd aria-hidden="true">{sure === id ? "⏎" : t("prompt.hold")}</kbd>
    </button>
  );
}

function UndoButton({ table }: { table: TableModel }) {
  const undo = table.sight?.moment.undo;
  const seat = table.net.shown.value;
  if (seat === null || !undo) return null;
  const allowed = undo.allowed && table.curtain.value === null;
  const reason = allowed ? "" : undo.reason || t("prompt.undo.no");
  return (
    <button
      class={`btn ${allowed ? "" : "off"}`}
      aria-disabled={!allowed}
      title={reason || t("prompt.undo")}
      onClick={() => {
        if (allowed) void table.undo();
        else table.net.notice.value = { text: reason, stop: false };
      }}
    >
      <Icon name="undo" size={18} />
      <span class="undo-word">{t("prompt.undo")}</span>
      {reason && <span class="sr">{reason}</span>}
      {!small.value && <kbd aria-hidden="true">U</kbd>}
    </button>
  );
}

/** The first thing an armed option would do, in digits. */
export function armedText(preview: PreviewView | null, option: OptionView): string {
  const hit = preview?.hits[0];
  if (hit && isFigure(hit.target)) return `${figureName(hit.target)}: ${hit.before} → ${hit.after}${hit.killed ? ` · ${t("preview.killshot")}` : ""}`;
  return preview?.text ?? option.text;
}

/** Whether a phone shows the card anyway, in the strip of the hand or in the draft. */
function isInStrip(option: OptionView, view: View): boolean {
  const [kind, name] = split(thingOf(option.action) ?? "");
  if (kind === "character") return true;
  const seat = view.seat ?? -1;
  return kind === "powerup" || (kind === "weapon" && weaponsOf(view, seat).some(([weapon]) => weapon === name));
}

export function waitingText(table: TableModel, view: View): string {
  const moment = table.sight?.moment;
  if (view.over) return t("prompt.over");
  if (view.seat === null) return t("prompt.watching");
  const others = moment?.waiting ?? [];
  const only = others.length === 1 ? others[0]! : null;
  return only !== null && only === view.active ? t("prompt.waiting.for", { player: table.seatName(only) }) : t("prompt.waiting");
}

/** Plays what is looked at, by touch. */
export function Armed({ table }: { table: TableModel }) {
  const action = table.armed.value;
  const option = table.decision.value?.options.find((other) => other.action === action);
  if (!option) return null;
  return (
    <button class="btn prime fire" onClick={() => void table.play(option.action, true)}>
      {t("prompt.fire")}
    </button>
  );
}

export function Prompt({ view }: { view: View }) {
  const Foot = useTable().foot;
  return Foot ? <Foot /> : <Question view={view} />;
}

function Question({ view }: { view: View }) {
  const table = useTable();
  const decision = table.decision.value;
  const { buttons, cards, closing, held, lit } = table.choices.value;
  const armed = decision?.options.find((option) => option.action === table.armed.value);
  const preview = table.preview.value;
  const hints = table.net.table.value?.options.hints;
  const shown = small.value ? [...buttons, ...cards.filter((option) => !isInStrip(option, view))] : buttons;
  const weapon = decision?.weapon ? weaponCard(decision.weapon)?.name : undefined;
  const why = decision
    ? [weapon, table.sent.value ? t("prompt.sent") : armed ? t("prompt.tap-again") : lit.size ? t("prompt.choose-lit") : ""].filter(Boolean).join(" · ")
    : view.over
      ? (table.sight?.moment.result?.text ?? "")
      : t("prompt.turn-of", { player: table.seatName(view.active) });
  const question = armed ? armedText(preview, armed) : decision ? decision.text : waitingText(table, view);
  return (
    <section
      class={`prompt ${decision ? "mine" : ""} ${question.length > LONG ? "long" : ""}`}
      aria-label={t("prompt.label")}
      data-decision={decision?.id ?? ""}
    >
      <div class="say" aria-live="polite">
        <div class="q">
          {question}
          {armed && preview?.hits.some((hit) => hit.killed) && <Skull size={22} />}
        </div>
        <div class="w">{why}</div>
        {small.value && armed && preview && <PeekLines preview={preview} />}
      </div>
      <div class={`choices ${shown.length > 3 ? "many" : ""}`}>
        {shown.map((option) => (
          <OptionButton key={`${decision?.id}${option.action}`} option={option} order={lit.size + shown.indexOf(option) + 1} />
        ))}
      </div>
      <div class={`ends ${closing ? "closes" : ""}`}>
        {small.value && !armed && <LookButtons />}
        {decision && hints && !(small.value && armed) && (
          <button class="btn quiet sq" aria-label={t("prompt.hint")} title={t("prompt.hint")} onClick={() => void table.hint()}>
            <Icon name="help" />
          </button>
        )}
        <UndoButton table={table} />
        {closing ? <ClosingButton key={decision?.id} option={closing} held={held} /> : null}
        {small.value && armed && <Armed table={table} />}
      </div>
    </section>
  );
}
