/** Lessons: a guided game, the cards, an exercise about sight, how kills score. */
import { useState } from "preact/hooks";
import { follow } from "../browser/route";
import { Lessons } from "../home/Lessons";
import { openPreset } from "../home/new/form";
import { Column, Shell } from "../home/Shell";
import { button } from "../kit/button";
import { classes } from "../kit/classes";
import { PowerupPage, WeaponPage } from "../table/cards/CardPage";
import { catalogue } from "../words/catalogue";
import { t, type Word } from "../words/words";
import styles from "./LearnScreen.module.css";
import { ScoringLesson } from "./ScoringLesson";
import { SightLesson } from "./SightLesson";

const LESSONS: Record<string, { title: Word; show: () => preact.JSX.Element }> = {
  guided: { title: "lesson.guided", show: GuidedLesson },
  weapons: { title: "lesson.gallery", show: Gallery },
  sight: { title: "lesson.sight", show: SightLesson },
  scoring: { title: "lesson.scoring", show: ScoringLesson },
};

export function LearnScreen({ lesson }: { lesson: string }) {
  const chosen = LESSONS[lesson];
  const Body = chosen?.show;
  return (
    <Shell page="learn">
      <Column>
        <section class="panel">
          <div class="row">
            <h1 class="title-m grow">{t(chosen?.title ?? "learn.title")}</h1>
            {chosen && (
              <a class={button("quiet")} href="/learn" onClick={follow}>
                {t("learn.back")}
              </a>
            )}
          </div>
          {Body ? <Body /> : <Lessons />}
        </section>
      </Column>
    </Shell>
  );
}

function GuidedLesson() {
  const [trouble, setTrouble] = useState("");
  return (
    <div class={classes("column", styles.lesson)}>
      <p>{t("guided.text")}</p>
      <button class={button("prime")} onClick={() => openPreset("first").catch((error: Error) => setTrouble(error.message))}>
        {t("guided.go")}
      </button>
      <p role="alert">{trouble}</p>
    </div>
  );
}

type Shelf = "arena" | "characters" | "powerups";

function Gallery() {
  const [shelf, setShelf] = useState<Shelf>("arena");
  const cards = catalogue.value;
  const weapons = cards?.weapons.filter((card) => (shelf === "characters") === (card.figure !== null)) ?? [];
  return (
    <div class={classes("column", styles.lesson)}>
      <div class="row wrap" role="group" aria-label={t("learn.filter")}>
        {(["arena", "characters", "powerups"] as const).map((name) => (
          <button key={name} class={button(shelf === name && "pressed")} aria-pressed={shelf === name} onClick={() => setShelf(name)}>
            {t(`learn.${name}`)}
          </button>
        ))}
      </div>
      <div class={styles.gallery} data-part="gallery">
        {shelf === "powerups"
          ? cards?.powerups.filter((card) => card.colour === "red").map((card) => <PowerupPage key={card.powerup} card={card} />)
          : weapons.map((card) => <WeaponPage key={card.weapon} card={card} />)}
      </div>
    </div>
  );
}
