/** Animates an update: figures walk, shots are drawn, numbers pop up, tokens land. */
import { isSmall } from "../../browser/screen";
import { scoringPanel, speed } from "../../browser/settings";
import { play as sound } from "../../browser/sound";
import { centre, PHONE_UNIT, UNIT } from "../../drawing/arena";
import type { EventOf, FigureName, TableEvent } from "../../protocol";
import { arenaPlan } from "../../words/catalogue";
import { pathThrough, type Placement, placements, shotPoints } from "../arena/placement";
import type { TableModel } from "../model/TableModel";
import { scoredBoards } from "../result/scored";
import type { Animate, Perspective } from "../source/TableSource";
import { animate, animateAll, IN_OUT, isSkipping, pause, stopSkipping } from "./animation";
import { drawShot, popNumber } from "./effects";
import type { Elements } from "./Elements";

/** An update that is being animated. `u`: the side of a square. */
class Show {
  private readonly placed: Placement[];

  constructor(
    private readonly elements: Elements,
    private readonly before: Perspective,
    private readonly after: Perspective,
    private readonly u: number,
  ) {
    this.placed = placements(after.view, u);
  }

  play(event: TableEvent): Promise<void> {
    switch (event.kind) {
      case "moved":
        return this.walk(event);
      case "hit":
        return this.hit(event);
      case "turret-fired":
        return this.fade(event.figure, 0.4, 180);
      case "marked":
        return this.mark(event);
      case "killed":
        sound("kill");
        return animateAll(this.elements.figures.get(event.victim), [{ opacity: 0.2 }, { opacity: 1 }], 600, IN_OUT);
      case "spawned":
        return this.fade(event.figure, 0, 300);
      case "bot-spawned":
        return this.fade("bot", 0, 300);
      case "tile-taken":
      case "weapon-taken":
      case "hacked-tile-taken":
        sound("grab");
        return pause(160);
      case "track-filled":
        sound("score");
        return animate(this.newestKillshot(), [{ opacity: 0.3 }, { opacity: 1 }], 200);
      case "board-scored":
      case "spawnpoint-scored":
        sound("score");
        return pause(400);
      case "turn-started":
        return pause(220);
      case "fired":
      case "powerup-played":
        return pause(260);
      default:
        return Promise.resolve();
    }
  }

  private placeOf(figure: FigureName): Placement | undefined {
    return this.placed.find((place) => place.figure === figure);
  }

  private get layer(): SVGGElement | undefined {
    return this.elements.effects.get("layer")[0];
  }

  private newestKillshot(): Element | undefined {
    return this.elements.killshotTrack.get("track")[0]?.children[this.after.view.track.length - 1];
  }

  private fade(figure: FigureName, from: number, ms: number): Promise<void> {
    return animateAll(this.elements.figures.get(figure), [{ opacity: from }, { opacity: 1 }], ms);
  }

  private async walk({ figure, path }: EventOf<"moved">): Promise<void> {
    const place = this.placeOf(figure);
    if (!place || path.length < 2) return;
    sound("step");
    const frames = path.map((square, i) => {
      const [x, y] = i === path.length - 1 ? [place.x, place.y] : centre(square, this.u);
      return { transform: `translate(${x - place.x}px, ${y - place.y}px)` };
    });
    await animateAll(this.elements.figures.get(figure), frames, Math.min(240 * (path.length - 1), 720), IN_OUT);
  }

  private async shoot(event: EventOf<"hit">): Promise<void> {
    const plan = arenaPlan(this.after.view.arena);
    const by = this.placeOf(event.by);
    const to = this.placeOf(event.victim);
    if (!plan || !by || !to || by.square === to.square) return;
    sound("shot");
    await drawShot(this.layer, pathThrough(shotPoints(plan, by, to, this.u)));
  }

  private pop(figure: FigureName, text: string): Promise<void> {
    const place = this.placeOf(figure);
    if (!place) return Promise.resolve();
    return popNumber(this.layer, text, place.x + place.size * 0.5, place.y - place.size * 0.62, this.u);
  }

  /** The new tokens drop into their spaces, 40 ms apart. */
  private async dropTokens(victim: FigureName, tokens: number): Promise<void> {
    const had = this.before.view.figures[victim]?.damage.length ?? 0;
    const frames = [
      { transform: "scale(1.7)", opacity: 0 },
      { transform: "scale(1)", opacity: 1 },
    ];
    const tracks = this.elements.damageTracks.get(victim);
    await Promise.all(
      Array.from({ length: tokens }, async (_, i) => {
        await pause(40 * i);
        await Promise.all(tracks.map((track) => animate(track.children[had + i], frames, 180)));
      }),
    );
  }

  private async hit(event: EventOf<"hit">): Promise<void> {
    await this.shoot(event);
    sound("hit");
    const shake = [0, 4, -3, 0].map((x) => ({ transform: `translate(${x}px,0)` }));
    await Promise.all([
      this.pop(event.victim, `+${event.tokens}`),
      this.dropTokens(event.victim, event.tokens),
      animateAll(this.elements.figures.get(event.victim), shake, 180),
    ]);
  }

  private async mark(event: EventOf<"marked">): Promise<void> {
    if (!event.placed) return;
    sound("mark");
    await this.pop(event.victim, `⚑${event.placed}`);
  }
}

/** `explains`: whether each killed board is explained in a panel before the game goes on. */
export function animateUpdate(table: TableModel, explains: () => boolean = () => true): Animate {
  return async (before, after, events) => {
    if (document.visibilityState === "hidden") return;
    if (speed.peek() !== "off") {
      if (!table.source.isAnimating.peek() || after.moment.decision) stopSkipping();
      await new Promise((resolve) => requestAnimationFrame(resolve)); // the new state is drawn first
      const show = new Show(table.elements, before, after, isSmall.peek() ? PHONE_UNIT : UNIT);
      for (const event of events) {
        if (isSkipping()) break;
        await show.play(event);
      }
      if (after.moment.decision) stopSkipping();
    }
    if (!scoringPanel.peek() || !explains()) return;
    for (const scored of scoredBoards(before, after, events)) {
      await new Promise<void>((resolve) => {
        table.scored.value = { ...scored, close: resolve };
      });
      table.scored.value = null;
    }
  };
}
