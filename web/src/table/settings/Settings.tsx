/** Settings at the table, and the keys. */
import { Dialog } from "../../kit/dialog";
import { Icon } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import { follow, go } from "../../kit/route";
import { forced, guided, type Language, language, notify, scoringPanel, sound, type Speed, speed, textSize } from "../../kit/settings";
import type { Signal } from "@preact/signals";
import { useTable } from "../model";
import { Links } from "../start/Waiting";

function Switch({ label, setting, onChange }: { label: string; setting: Signal<boolean>; onChange?: (on: boolean) => void }) {
  return (
    <div class="field">
      <span id={`s-${label}`}>{label}</span>
      <button
        class={`btn ${setting.value ? "on" : ""}`}
        role="switch"
        aria-checked={setting.value}
        aria-labelledby={`s-${label}`}
        onClick={() => {
          setting.value = !setting.value;
          onChange?.(setting.value);
        }}
      >
        {t(setting.value ? "settings.on" : "settings.off")}
      </button>
    </div>
  );
}

const KEYS: [string, Parameters<typeof t>[0]][] = [
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

export function Settings() {
  const table = useTable();
  if (!table.settingsOpen.value) return null;
  const close = () => {
    table.settingsOpen.value = false;
  };
  const seat = table.net.shown.value;
  const over = table.sight?.view.over ?? true;
  return (
    <Dialog label={t("settings.title")} onClose={close} class="settings">
      <div class="row">
        <h1 class="h-l grow">{t("settings.title")}</h1>
        <button class="btn quiet sq" aria-label={t("settings.close")} onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <label class="field">
        <span>{t("settings.language")}</span>
        <select value={language.value} onChange={(event) => (language.value = event.currentTarget.value as Language)}>
          <option value="en">English</option>
          <option value="fr">Français</option>
        </select>
      </label>
      <label class="field">
        <span>{t("settings.speed")}</span>
        <select value={speed.value} onChange={(event) => (speed.value = event.currentTarget.value as Speed)}>
          {(["off", "fast", "normal"] as const).map((name) => (
            <option value={name}>{t(`settings.speed.${name}`)}</option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t("settings.text")}</span>
        <select value={textSize.value} onChange={(event) => (textSize.value = Number(event.currentTarget.value))}>
          {[100, 115, 130].map((size) => (
            <option value={size}>{size} %</option>
          ))}
        </select>
      </label>
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
      <dl class="keys">
        {KEYS.map(([key, word]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
      <div class="row">
        <button
          class="btn"
          onClick={async () => {
            if (seat !== null && !over) await table.net.leave(seat);
            go("/");
          }}
        >
          {t("settings.leave")}
        </button>
        {seat !== null && !table.foot && (
          <a class="btn" href={`/replay/${table.net.id}?seat=${seat}`} onClick={follow}>
            {t("replay.so-far")}
          </a>
        )}
        <span class="grow" />
        <button class="btn prime" onClick={close}>
          {t("settings.close")}
        </button>
      </div>
    </Dialog>
  );
}
