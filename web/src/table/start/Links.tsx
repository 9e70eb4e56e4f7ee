/** Links to send to others: one to join, one to watch. Their secrets follow the #. */
import { useState } from "preact/hooks";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { t } from "../../words/words";
import { useTable } from "../model/context";

function CopyButton({ link, label }: { link: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      window.prompt(label, link);
    }
  };
  return (
    <button class={button()} onClick={() => void copy()}>
      <Icon name={copied ? "check" : "link"} size={18} />
      {copied ? t("wait.copied") : label}
    </button>
  );
}

export function Links() {
  const { id, live } = useTable().source;
  const links = live?.links.value;
  if (!links) return null;
  const address = `${location.origin}/table/${id}`;
  return (
    <div class="row wrap">
      <CopyButton link={`${address}#invite=${links.invite}`} label={t("wait.invite")} />
      <CopyButton link={`${address}#watch=${links.watch}`} label={t("wait.watch")} />
    </div>
  );
}
