/** A team's figure and its board: whether it is the one that acts, and what its frame looks like. */
import type { FigureName, View } from "../../protocol";
import { useBoard } from "../boards/useBoard";
import { useTable } from "../model/context";
import { actionState } from "./team";

export function useMember(figure: FigureName, view: View, isTurn: boolean) {
  const table = useTable();
  const isNamed = view.firing?.figure === figure || table.decision.value?.figure === figure;
  const acts = isTurn && !view.figures[figure]!.acted && isNamed;
  return { ...useBoard(figure, view, acts), acts, action: actionState(view, figure, isTurn, acts) };
}
