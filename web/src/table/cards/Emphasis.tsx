/** The text of a card with counted things, such as `2 damage`, in bold. */
import { splitCounted } from "../../words/words";

export function Emphasis({ text }: { text: string }) {
  return <>{splitCounted(text).map((part, i) => (i % 2 ? <b>{part}</b> : part))}</>;
}
