/** A replay: the table itself, with a scrubber where the prompt would be. */
import { useMemo } from "preact/hooks";
import { route } from "../browser/route";
import { TableModel } from "../table/model/TableModel";
import { animateUpdate } from "../table/motion/animateUpdate";
import { RecordedSource } from "../table/source/RecordedSource";
import { Screen } from "../table/TableScreen";
import { Controls } from "./Controls";

export function ReplayScreen({ id }: { id: string }) {
  const [game, table] = useMemo(() => {
    const { query } = route.peek();
    const seat = query.get("seat");
    const source = new RecordedSource(id, { position: Number(query.get("at") ?? 0) || 0, seat: seat === null ? null : Number(seat) });
    const model = new TableModel(source);
    source.animateWith(animateUpdate(model, () => !source.isPlaying.peek()));
    return [source, model];
  }, [id]);
  return <Screen table={table} controls={<Controls game={game} />} />;
}
