/** Lessons: a guided game, every card, an exercise in seeing, how kills score. */
import { useState } from "preact/hooks";
import { catalogue } from "../transport/api";
import { t, type Word } from "../words/i18n";
import { follow } from "../kit/route";
import { Lessons } from "../home/HomeScreen";
import { openPreset } from "../home/form";
import { Shell } from "../home/Shell";
import { PowerupPage, WeaponPage } from "../table/cards/Inspector";
import "../table/cards/cards.css";
import "../table/table.css";
import { ScoringLesson } from "./ScoringLesson";
import { SightLesson } from "./SightLesson";
import "./learn.css";

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
      <main class="column">
        <section class="panel">
          <div class="row">
            <h1 class="h-m grow">{t(chosen?.title ?? "learn.title")}</h1>
            {chosen && (
              <a class="btn quiet" href="/learn" onClick={follow}>
                {t("learn.back")}
              </a>
            )}
          </div>
          {Body ? <Body /> : <Lessons />}
        </section>
      </main>
    </Shell>
  );
}

function GuidedLesson() {
  const [trouble, setTrouble] = useState("");
  return (
    <div class="col lesson">
      <p>{t("guided.text")}</p>
      <button class="btn prime" onClick={() => openPreset("first").catch((error: Error) => setTrouble(error.message))}>
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
    <div class="col lesson">
      <div class="row wrap" role="group" aria-label={t("learn.filter")}>
        {(["arena", "characters", "powerups"] as const).map((name) => (
          <button class={`btn ${shelf === name ? "on" : ""}`} aria-pressed={shelf === name} onClick={() => setShelf(name)}>
            {t(`learn.${name}`)}
          </button>
        ))}
      </div>
      <div class="gallery">
        {shelf === "powerups"
          ? cards?.powerups.filter((card) => card.colour === "red").map((card) => <PowerupPage key={card.powerup} card={card} />)
          : weapons.map((card) => <WeaponPage key={card.weapon} card={card} />)}
      </div>
    </div>
  );
}
