/** The first page: play now. */
import { useState } from "preact/hooks";
import { openTable } from "../kit/api";
import { Wordmark } from "../kit/glyphs";
import { t } from "../kit/i18n";
import { go } from "../kit/route";
import { playerName } from "../kit/settings";

export function HomeScreen() {
  const [trouble, setTrouble] = useState("");
  const play = async () => {
    try {
      const bots = [1, 2, 3].map(() => ({ kind: "bot" as const }));
      const seated = await openTable({ setup: { players: 4, arena: "L" }, seats: [{ kind: "me", name: playerName.value }, ...bots] });
      go(`/table/${seated.table.id}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <main class="home">
      <Wordmark height={26} />
      <button class="btn prime big" onClick={play}>
        {t("home.play-now")}
      </button>
      <p role="status">{trouble}</p>
    </main>
  );
}
