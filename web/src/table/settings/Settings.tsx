/** Settings at the table, and the keys. */
import type { Signal } from "@preact/signals";
import { follow, go } from "../../browser/route";
import { forced, guided, language, notify, scoringPanel, sound, speed, SPEEDS, TEXT_SIZES, textSize } from "../../browser/settings";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { Dialog } from "../../kit/Dialog";
import { Field } from "../../kit/Field";
import fieldStyles from "../../kit/Field.module.css";
import { LANGUAGE_CODES, LANGUAGES } from "../../words/languages";
import { percent, t, type Word } from "../../words/words";
import { useTable } from "../model/context";
import { Links } from "../start/Links";
import styles from "./Settings.module.css";

function Switch({ label, setting, onChange }: { label: string; setting: Signal<boolean>; onChange?: (on: boolean) => void }) {
  return (
    <Field label={label}>
      <button
        class={button(setting.value && "pressed")}
        role="switch"
        aria-label={label}
        aria-checked={setting.value}
        onClick={() => {
          setting.value = !setting.value;
          onChange?.(setting.value);
        }}
      >
        {t(setting.value ? "settings.on" : "settings.off")}
      </button>
    </Field>
  );
}

interface ChoiceProps<V> {
  label: string;
  setting: Signal<V>;
  values: readonly V[];
  text: (value: V) => string;
}

function Choice<V extends string | number>({ label, setting, values, text }: ChoiceProps<V>) {
  return (
    <Field label={label}>
      <select
        class={fieldStyles.input}
        value={setting.value}
        onChange={(event) => {
          setting.value = values[event.currentTarget.selectedIndex]!;
        }}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {text(value)}
          </option>
        ))}
      </select>
    </Field>
  );
}

const KEYS: [key: string, does: Word][] = [
  ["Tab", "keys.tab"],
  ["⏎", "keys.enter"],
  ["1-9", "keys.digits"],
  ["U", "keys.undo"],
  ["S", "keys.sight"],
  ["R", "keys.range"],
  ["I", "keys.inspect"],
  ["L", "keys.log"],
  ["C", "keys.chat"],
  ["↑ → ↓ ←", "keys.arrows"],
  ["Space", "keys.skip"],
  ["Esc", "keys.close"],
];

function Keys() {
  return (
    <dl class={styles.keys}>
      {KEYS.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Settings() {
  const table = useTable();
  if (!table.settingsOpen.value) return null;
  const close = () => {
    table.settingsOpen.value = false;
  };
  const { id, live, shown } = table.source;
  const seat = shown.value;
  const isOver = table.perspective?.view.over ?? true;
  const leave = async () => {
    if (live && seat !== null && !isOver) await live.leave(seat);
    go("/");
  };
  return (
    <Dialog label={t("settings.title")} onClose={close}>
      <div class="row">
        <h1 class="title-l grow">{t("settings.title")}</h1>
        <button class={button("quiet", "square")} aria-label={t("settings.close")} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <Choice label={t("settings.language")} setting={language} values={LANGUAGE_CODES} text={(code) => LANGUAGES[code].name} />
      <Choice label={t("settings.speed")} setting={speed} values={SPEEDS} text={(name) => t(`settings.speed.${name}`)} />
      <Choice label={t("settings.text")} setting={textSize} values={TEXT_SIZES} text={percent} />
      <Switch label={t("settings.sound")} setting={sound} />
      <Switch
        label={t("settings.notify")}
        setting={notify}
        onChange={(on) => {
          if (on && typeof Notification !== "undefined") void Notification.requestPermission();
        }}
      />
      <Switch label={t("settings.forced")} setting={forced} />
      <Switch label={t("settings.scoring")} setting={scoringPanel} />
      <Switch label={t("settings.guide")} setting={guided} />
      <Links />
      <hr />
      <h2 class="caps">{t("keys.title")}</h2>
      <Keys />
      <div class="row">
        <button class={button()} onClick={() => void leave()}>
          {t("settings.leave")}
        </button>
        {seat !== null && live && (
          <a class={button()} href={`/replay/${id}?seat=${seat}`} onClick={follow}>
            {t("replay.so-far")}
          </a>
        )}
        <span class="grow" />
        <button class={button("prime")} onClick={close}>
          {t("settings.close")}
        </button>
      </div>
    </Dialog>
  );
}
