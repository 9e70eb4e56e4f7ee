/** Shared by both drawings of a team's figure: its board, and whether it is acting. */
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
