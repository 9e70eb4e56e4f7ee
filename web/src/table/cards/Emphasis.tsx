/** A card's text with what is counted in bold: `2 damage` stands out in the sentence. */
import { splitCounted } from "../../words/words";

export function Emphasis({ text }: { text: string }) {
  return <>{splitCounted(text).map((part, i) => (i % 2 ? <b>{part}</b> : part))}</>;
}
