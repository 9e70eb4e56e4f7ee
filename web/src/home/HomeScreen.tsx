/** The first page: play now, open a table, sit down at one, go on where one was. */
import { useState } from "preact/hooks";
import { catalogue } from "../transport/api";
import { ArenaDrawing, centre } from "../drawing/arena";
import { FigureShape, Icon, type IconName, Skull } from "../drawing/glyphs";
import { t, type Word } from "../words/i18n";
import type { Figure } from "../drawing/names";
import { follow } from "../kit/route";
import type { SquareName } from "../protocol";
import { openPreset, type Preset } from "./form";
import { TableList } from "./Lists";
import { NewTable } from "./NewTable";
import { Shell } from "./Shell";
import { useTables } from "./tables";

const POSE: [Figure, SquareName, number][] = [
  ["banshee", "b1", 0],
  ["violet", "c1", 0],
  ["echo", "d1", 0],
  ["sprog", "d2", -24],
  ["dozer", "d2", 24],
  ["d-struct-or", "c3", 0],
];
const U = 112;

function Art() {
  const plan = catalogue.value?.arenas.find((one) => one.arena === "L");
  if (!plan) return null;
  return (
    <div class="art" aria-hidden="true">
      <ArenaDrawing plan={plan} u={U} label="">
        {POSE.map(([figure, square, aside]) => {
          const [x, y] = centre(square, U);
          return (
            <g transform={`translate(${x + aside - 18} ${y - 18}) scale(1.8)`}>
              <FigureShape figure={figure} face />
            </g>
          );
        })}
      </ArenaDrawing>
    </div>
  );
}

function Hero({ run }: { run: (task: () => Promise<void>) => void }) {
  const presets: Preset[] = ["first", "standard", "quick", "duel"];
  return (
    <section class="hero" aria-label={t("home.play-now")}>
      <Art />
      <div class="pitch">
        <h1 class="h-xl">
          {t("home.pitch.1")}
          <br />
          {t("home.pitch.2")}
        </h1>
        <p class="t2">{t("home.pitch.under")}</p>
        <div class="row wrap">
          <button class="btn prime big" onClick={() => run(() => openPreset("now"))}>
            <Icon name="play" size={20} />
            {t("home.play-now")}
          </button>
          <button class="btn big over" onClick={() => run(() => openPreset("friends"))}>
            {t("home.invite")}
          </button>
        </div>
        <div class="presets">
          {presets.map((preset) => (
            <button class="pre" onClick={() => run(() => openPreset(preset))}>
              <b>{t(`preset.${preset}` as Word)}</b>
              <span>{t(`preset.${preset}.under` as Word)}</span>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

const LESSONS: [string, string, IconName | "skull"][] = [
  ["guided", "/learn/guided", "learn"],
  ["gallery", "/learn/weapons", "gun"],
  ["sight", "/learn/sight", "eye"],
  ["scoring", "/learn/scoring", "skull"],
];

export function Lessons() {
  return (
    <div class="lessons">
      {LESSONS.map(([lesson, href, icon]) => (
        <a class="les" href={href} onClick={follow}>
          {icon === "skull" ? <Skull size={22} /> : <Icon name={icon} size={22} />}
          <span>
            {t(`lesson.${lesson}` as Word)}
            <span>{t(`lesson.${lesson}.under` as Word)}</span>
          </span>
        </a>
      ))}
    </div>
  );
}

function Aside() {
  const running = useTables("mine")?.filter((table) => table.status === "running").length ?? 0;
  const watchable = useTables("running")?.length ?? 0;
  return (
    <aside class="lists">
      <section class="panel" aria-label={t("home.mine")}>
        <div class="row">
          <h2 class="h-m grow">{t("home.mine")}</h2>
          <span class="small t3">{t("home.running", { n: running })}</span>
        </div>
        <TableList name="mine" most={3} empty={t("home.mine.none")} />
      </section>
      <section class="panel grow" aria-label={t("home.open")}>
        <div class="row">
          <h2 class="h-m grow">{t("home.open")}</h2>
          <span class="small t3">{t("home.open.under")}</span>
        </div>
        <TableList name="open" most={3} empty={t("home.open.none")} />
        {watchable > 0 && (
          <div class="li">
            <span class="grow">
              <b>{t("home.to-watch", { n: watchable })}</b>
            </span>
            <a class="btn quiet" href="/watch" onClick={follow}>
              {t("list.watch")}
            </a>
          </div>
        )}
      </section>
      <section class="panel learn" aria-label={t("nav.learn")}>
        <h2 class="h-m">{t("nav.learn")}</h2>
        <Lessons />
      </section>
    </aside>
  );
}

export function HomeScreen() {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const run = (task: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble("");
    task().catch((error: Error) => {
      setTrouble(error.message);
      setBusy(false);
    });
  };
  return (
    <Shell page="play">
      <main class="home">
        <Hero run={run} />
        <NewTable run={run} />
        <Aside />
      </main>
      {trouble && (
        <p class="toast stop" role="alert">
          {trouble}
        </p>
      )}
    </Shell>
  );
}
