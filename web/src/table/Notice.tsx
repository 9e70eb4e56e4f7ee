/** A short message: a refusal, a hint, a lost connection. */
import { useEffect } from "preact/hooks";
import { Toast } from "../kit/Toast";
import { t } from "../words/words";
import { useTable } from "./model/context";

const SHOWN = 5000; // ms

export function Notice() {
  const { notice: signal, status } = useTable().source;
  const notice = signal.value;
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => {
      if (signal.peek() === notice) signal.value = null;
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [signal, notice]);
  if (status.value === "lost") return <Toast text={t("net.lost")} />;
  return <Toast text={notice?.text ?? ""} stop={notice?.stop} />;
}
