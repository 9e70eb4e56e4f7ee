/** Sight and range from any square, at any time. */
import { Icon } from "../../drawing/glyphs";
import { t } from "../../words/i18n";
import { squareName } from "../../drawing/names";
import { small, useTable } from "../model";

export function LookButtons() {
  const table = useTable();
  return (
    <div class="look">
      {(["sight", "range"] as const).map((look) => (
        <button
          class={`btn ${small.value ? "sq" : "stretch"} ${table.look.value === look ? "on" : ""}`}
          aria-pressed={table.look.value === look}
          aria-label={small.value ? t(`look.${look}`) : undefined}
          onClick={() => {
            table.look.value = table.look.value === look ? "" : look;
          }}
        >
          <Icon name={look === "sight" ? "eye" : "steps"} size={18} />
          {!small.value && (
            <>
              <span class="grow">{t(`look.${look}`)}</span>
              <kbd aria-hidden="true">{look === "sight" ? "S" : "R"}</kbd>
            </>
          )}
        </button>
      ))}
      {table.look.value && !small.value && (
        <p class="small t2" role="status">
          {table.lookFrom.value ? t(`look.${table.look.value}.from`, { square: squareName(table.lookFrom.value) }) : t("look.pick")}
        </p>
      )}
    </div>
  );
}
