import { effect } from "@preact/signals";
import { render } from "preact";
import "./styles/tokens.css";
import "./styles/base.css";
import { route } from "./browser/route";
import { dressPage, language } from "./browser/settings";
import { loadArt } from "./drawing/art/load";
import { HomeScreen } from "./home/HomeScreen";
import { ReplaysScreen, WatchScreen } from "./home/PublicScreens";
import { LearnScreen } from "./learn/LearnScreen";
import { ReplayScreen } from "./replay/ReplayScreen";
import { TableScreen } from "./table/TableScreen";
import { loadCatalogue } from "./words/catalogue";

function App() {
  const { screen, id } = route.value;
  if (screen === "table" && id) return <TableScreen key={id} id={id} />;
  if (screen === "replay" && id) return <ReplayScreen key={id} id={id} />;
  if (screen === "learn") return <LearnScreen lesson={id} />;
  if (screen === "watch") return <WatchScreen />;
  if (screen === "replays") return <ReplaysScreen />;
  return <HomeScreen />;
}

dressPage();
effect(() => {
  void loadCatalogue(language.value);
});
render(<App />, document.getElementById("app")!);
void loadArt();
