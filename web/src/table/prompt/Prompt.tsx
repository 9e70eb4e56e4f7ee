/** The prompt: the question, the options that need buttons, undo, and the button that passes or ends the turn. */
import { isSmall } from "../../browser/screen";
import { textSize } from "../../browser/settings";
import { Icon, Skull } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { classes } from "../../kit/classes";
import type { OptionView, View } from "../../protocol";
import { weaponName } from "../../words/catalogue";
import { t } from "../../words/words";
import { LookButtons } from "../arena/LookButtons";
import { useTable } from "../model/context";
import type { TableModel } from "../model/TableModel";
import { weaponsOf } from "../model/view";
import { splitAction, thingOf } from "../options/choices";
import { PreviewLines } from "../preview/PreviewLines";
import { armedOption, armedText, PlayButton } from "./Armed";
import { ClosingButton } from "./ClosingButton";
import { OptionButton } from "./OptionButton";
import styles from "./Prompt.module.css";
import { PromptBar } from "./PromptBar";
import { UndoButton } from "./UndoButton";

const LONG = 72; // letters: a question in smaller type, so that it stays below the arena
const FEW = 3; // buttons of the usual size

/** Whether a phone shows the card elsewhere, in the hand or in the draft. */
function isInStrip(option: OptionView, view: View): boolean {
  const [kind, name] = splitAction(thingOf(option.action) ?? "");
  if (kind === "character" || kind === "powerup") return true;
  return kind === "weapon" && weaponsOf(view, view.seat ?? -1).some(([weapon]) => weapon === name);
}

function waitingText(table: TableModel, view: View): string {
  if (view.over) return t("prompt.over");
  if (view.seat === null) return t("prompt.watching");
  const [first, ...others] = table.perspective?.moment.waiting ?? [];
  const isTurn = first !== undefined && !others.length && first === view.active;
  return isTurn ? t("prompt.waiting.for", { player: table.seatName(first) }) : t("prompt.waiting");
}

/** The small line below: what to do, or whose turn it is. */
function noteText(table: TableModel, view: View, armed: OptionView | undefined): string {
  const decision = table.decision.value;
  if (decision) {
    const what = table.sent.value ? t("prompt.sent") : armed ? t("prompt.tap-again") : table.choices.value.lit.size ? t("prompt.choose-lit") : "";
    return [decision.weapon && weaponName(decision.weapon), what].filter(Boolean).join(" · ");
  }
  if (view.over) return table.perspective?.moment.result?.text ?? "";
  return view.active === view.seat ? t("prompt.your-turn") : t("prompt.turn-of", { player: table.seatName(view.active) });
}

export function Prompt({ view }: { view: View }) {
  const table = useTable();
  const decision = table.decision.value;
  const { buttons, cards, closing, held, lit } = table.choices.value;
  const armed = armedOption(table);
  const preview = table.preview.value;
  const isPhone = isSmall.value;
  const shown = isPhone ? [...buttons, ...cards.filter((option) => !isInStrip(option, view))] : buttons;
  const question = armed ? armedText(preview, armed) : decision ? decision.text : waitingText(table, view);
  return (
    <PromptBar label={t("prompt.label")} decision={decision?.id} class={question.length > LONG ? styles.long : undefined}>
      <div class={styles.words} aria-live="polite">
        <div class={styles.question} data-part="question">
          {question}
          {armed && preview?.hits.some((hit) => hit.killed) && <Skull size={22} />}
        </div>
        <div class={styles.note}>{noteText(table, view, armed)}</div>
        {isPhone && armed && preview && <PreviewLines preview={preview} />}
      </div>
      <div class={classes(styles.choices, shown.length > FEW && styles.many)}>
        {shown.map((option, i) => (
          <OptionButton key={`${decision?.id}${option.action}`} option={option} order={lit.size + i + 1} />
        ))}
      </div>
      <div class={styles.ends}>
        {isPhone && !armed && <LookButtons />}
        {decision && table.source.table.value?.options.hints && !(isPhone && armed) && (
          <button class={button("quiet", "square")} aria-label={t("prompt.hint")} title={t("prompt.hint")} onClick={() => void table.hint()}>
            <Icon name="help" />
          </button>
        )}
        <UndoButton brief={isPhone ? closing !== null : textSize.value === 130} />
        {closing && <ClosingButton key={decision?.id} option={closing} held={held} />}
        {isPhone && <PlayButton />}
      </div>
    </PromptBar>
  );
}
