/** The frame of every page except the table: navigation, language, the player's name. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { follow } from "../browser/route";
import { language, playerName } from "../browser/settings";
import { Icon, type IconName, Token, Wordmark } from "../drawing/glyphs";
import { button, chip } from "../kit/button";
import { classes } from "../kit/classes";
import { Dialog } from "../kit/Dialog";
import { Field } from "../kit/Field";
import fieldStyles from "../kit/Field.module.css";
import bar from "../kit/tabbar.module.css";
import { LANGUAGE_CODES, LANGUAGES } from "../words/languages";
import { t } from "../words/words";
import styles from "./Shell.module.css";

export type Page = "play" | "watch" | "replays" | "learn";
const PAGES: [Page, string, IconName][] = [
  ["play", "/", "play"],
  ["watch", "/watch", "watch"],
  ["replays", "/replays", "replay"],
  ["learn", "/learn", "learn"],
];
const MOST = 24; // letters of a name

function NameDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(playerName.value);
  const save = (event: Event) => {
    event.preventDefault();
    playerName.value = name.trim().slice(0, MOST);
    onClose();
  };
  return (
    <Dialog label={t("home.your-name")} onClose={onClose}>
      <form class={classes("column", styles["name-form"])} onSubmit={save}>
        <Field label={t("home.your-name")}>
          <input class={fieldStyles.input} type="text" value={name} maxLength={MOST} autofocus onInput={(event) => setName(event.currentTarget.value)} />
        </Field>
        <button class={button("prime")}>{t("home.save")}</button>
      </form>
    </Dialog>
  );
}

function Links({ page, icons }: { page: Page; icons: boolean }) {
  return (
    <>
      {PAGES.map(([name, href, icon]) => (
        <a key={name} class={icons ? undefined : button("quiet")} href={href} onClick={follow} aria-current={page === name ? "page" : undefined}>
          {icons && <Icon name={icon} size={22} />}
          {t(`nav.${name}`)}
        </a>
      ))}
    </>
  );
}

/** Switches to the next language in the list. */
function LanguageChip() {
  const next = LANGUAGE_CODES[(LANGUAGE_CODES.indexOf(language.value) + 1) % LANGUAGE_CODES.length]!;
  return (
    <button
      class={chip("outlined")}
      lang={next}
      onClick={() => {
        language.value = next;
      }}
    >
      {LANGUAGES[next].name}
    </button>
  );
}

export function Shell({ page, children }: { page: Page; children: ComponentChildren }) {
  const [naming, setNaming] = useState(false);
  return (
    <div class={styles.page}>
      <header class={styles.head}>
        <a href="/" onClick={follow} aria-label="Killshot">
          <Wordmark height={28} />
        </a>
        <nav class={styles.pages} aria-label={t("nav.label")}>
          <Links page={page} icons={false} />
        </nav>
        <span class="grow" />
        <LanguageChip />
        <button class={classes("row", styles.me)} onClick={() => setNaming(true)}>
          <Token figure="violet" size={28} mute />
          <b>{playerName.value || t("home.your-name")}</b>
        </button>
      </header>
      {children}
      <nav class={classes(bar.bar, styles.tabbar)} aria-label={t("nav.label")}>
        <Links page={page} icons />
      </nav>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </div>
  );
}

/** A page that is one column of sections. */
export function Column({ children }: { children: ComponentChildren }) {
  return <main class={styles.column}>{children}</main>;
}
