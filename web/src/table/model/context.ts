/** Gives every component of a table's screen the table's model. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TableModel } from "./TableModel";

export const TableContext = createContext<TableModel | null>(null);

export function useTable(): TableModel {
  const table = useContext(TableContext);
  if (!table) throw new Error("This component belongs inside a table's screen.");
  return table;
}
