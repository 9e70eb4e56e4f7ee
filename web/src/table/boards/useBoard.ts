/** Shared by all drawings of a board: its state, its frame, and what a click on it does. */
import { classes } from "../../kit/classes";
import lightStyles from "../options/light.module.css";
import type { FigureName, FigureView, View } from "../../protocol";
import { useTable } from "../model/context";
import { useOption } from "../options/useOption";
import { boardText } from "./board";
import frame from "./frame.module.css";

interface BoardDrawing {
  state: FigureView;
  /** Class names: the frame and its state. */
  frame: string;
  /** Event handlers, and a label for screen readers. */
  attributes: Record<string, unknown>;
}

/** `acts`: whether this figure is the one to act. */
export function useBoard(figure: FigureName, view: View, acts: boolean): BoardDrawing {
  const table = useTable();
  const state = view.figures[figure]!;
  const option = table.choices.value.lit.get(`figure:${figure}`);
  const press = useOption(option, { kind: "figure", name: figure });
  const isHit = table.preview.value?.hits.some((hit) => hit.target === figure);
  const look = state.killed ? frame.dead : table.isAimed(option?.action) || isHit ? lightStyles.aimed : option ? frame.lit : acts ? frame.turn : "";
  return {
    state,
    frame: classes(frame.frame, look, `tint-${figure}`),
    attributes: { "aria-label": boardText(figure, state), "data-board": figure, ...press },
  };
}
