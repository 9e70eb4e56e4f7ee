/** What every page but the table has in common: the name, the pages, the language, who one is. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Dialog } from "../kit/dialog";
import { Icon, type IconName, Token, Wordmark } from "../drawing/glyphs";
import { t, type Word } from "../words/i18n";
import { follow } from "../kit/route";
import { language, playerName } from "../kit/settings";
import "./home.css";

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
      <form class="col name-form" onSubmit={save}>
        <label class="field">
          <span>{t("home.your-name")}</span>
          <input type="text" value={name} maxLength={MOST} autofocus onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <button class="btn prime">{t("home.save")}</button>
      </form>
    </Dialog>
  );
}

function Links({ page, icons }: { page: Page; icons: boolean }) {
  return (
    <>
      {PAGES.map(([name, href, icon]) => (
        <a class={icons ? "" : "btn quiet"} href={href} onClick={follow} aria-current={page === name ? "page" : undefined}>
          {icons && <Icon name={icon} size={22} />}
          {t(`nav.${name}` as Word)}
        </a>
      ))}
    </>
  );
}

export function Shell({ page, children }: { page: Page; children: ComponentChildren }) {
  const [naming, setNaming] = useState(false);
  const other = language.value === "en" ? "fr" : "en";
  return (
    <div class={`page ${page}`}>
      <header class="head">
        <a href="/" onClick={follow} aria-label="Killshot">
          <Wordmark height={28} />
        </a>
        <nav class="pages" aria-label={t("nav.label")}>
          <Links page={page} icons={false} />
        </nav>
        <span class="grow" />
        <button
          class="chip line"
          lang={other}
          onClick={() => {
            language.value = other;
          }}
        >
          {other === "en" ? "English" : "Français"}
        </button>
        <button class="me row" onClick={() => setNaming(true)}>
          <Token figure="violet" size={28} mute />
          <b>{playerName.value || t("home.your-name")}</b>
        </button>
      </header>
      {children}
      <nav class="tabbar" aria-label={t("nav.label")}>
        <Links page={page} icons />
      </nav>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </div>
  );
}
