/** Before the game: who sits where, links to send, and the host's choices. */
import { useState } from "preact/hooks";
import { takeSeat } from "../../transport/api";
import { Icon, Wordmark } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import { follow, route } from "../../kit/route";
import { playerName } from "../../kit/settings";
import type { SeatInfo } from "../../protocol";
import { useTable } from "../model";

function CopyButton({ link, label }: { link: string; label: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      class="btn"
      onClick={async () => {
        try {
          await navigator.clipboard.writeText(link);
          setCopied(true);
        } catch {
          window.prompt(label, link);
        }
      }}
    >
      <Icon name={copied ? "check" : "link"} size={18} />
      {copied ? t("wait.copied") : label}
    </button>
  );
}

export function inviteLink(id: string, invite: string): string {
  return `${location.origin}/table/${id}#invite=${invite}`;
}

export function watchLink(id: string, watch: string): string {
  return `${location.origin}/table/${id}#watch=${watch}`;
}

export function Links() {
  const table = useTable();
  const links = table.net.links.value;
  if (!links) return null;
  return (
    <div class="row wrap">
      <CopyButton link={inviteLink(table.net.id, links.invite)} label={t("wait.invite")} />
      <CopyButton link={watchLink(table.net.id, links.watch)} label={t("wait.watch")} />
    </div>
  );
}

function Seat({ seat }: { seat: SeatInfo }) {
  const table = useTable();
  const host = table.net.host.value;
  return (
    <li class="plate row wait-seat">
      <Icon name={seat.kind === "bot" ? "gear" : seat.kind === "open" ? "plus" : "people"} size={20} />
      <span class="grow">
        <b>{seat.kind === "open" ? t("wait.free") : seat.called}</b>
      </span>
      {host && seat.kind === "open" && (
        <button class="btn" onClick={() => void table.net.setSeat(seat.seat, "bot", "normal")}>
          {t("wait.add-bot")}
        </button>
      )}
      {host && seat.kind === "bot" && (
        <button class="btn quiet sq" aria-label={t("wait.free")} onClick={() => void table.net.setSeat(seat.seat, "open", "normal")}>
          <Icon name="x" size={18} />
        </button>
      )}
    </li>
  );
}

/** Whoever came by an invite link, or to a public table, sits down with a name. */
function SitDown() {
  const table = useTable();
  const [name, setName] = useState(playerName.value);
  const [trouble, setTrouble] = useState("");
  const invite = route.value.secret.get("invite") ?? "";
  const sit = async (event: Event) => {
    event.preventDefault();
    try {
      playerName.value = name.trim();
      await takeSeat(table.net.id, name.trim(), invite);
      table.net.again();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  return (
    <form class="row wrap sit" onSubmit={sit}>
      <label class="row grow">
        <span class="t2">{t("wait.your-name")}</span>
        <input class="grow" type="text" required maxLength={24} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button class="btn prime">{t("wait.sit")}</button>
      <p class="small" role="alert">
        {trouble}
      </p>
    </form>
  );
}

export function Waiting() {
  const table = useTable();
  const info = table.net.table.value;
  if (!info) return null;
  const mine = table.net.seats.value.length > 0;
  const open = info.seats.some((seat) => seat.kind === "open");
  return (
    <main class="waiting">
      <a href="/" onClick={follow} aria-label={t("tool.home")}>
        <Wordmark height={26} />
      </a>
      <section class="panel wait-box">
        <h1 class="h-l">{t("wait.title")}</h1>
        <p class="t2">{t("wait.text")}</p>
        <ul class="wait-seats">
          {info.seats.map((seat) => (
            <Seat key={seat.seat} seat={seat} />
          ))}
        </ul>
        <Links />
        {!mine && open && <SitDown />}
        {table.net.host.value && (
          <button class="btn prime" onClick={() => void table.net.start("normal")}>
            {t("wait.start")}
          </button>
        )}
      </section>
    </main>
  );
}
