/** Sight and range from any square, at any time. */
import { isSmall } from "../../browser/screen";
import { Icon } from "../../drawing/glyphs";
import { button } from "../../kit/button";
import { t } from "../../words/words";
import { useTable } from "../model/context";
import styles from "./LookButtons.module.css";

const LOOKS = [
  { look: "sight", icon: "eye", key: "S" },
  { look: "range", icon: "steps", key: "R" },
] as const;

export function LookButtons() {
  const table = useTable();
  const isPhone = isSmall.value;
  const shown = table.look.value;
  const from = table.lookFrom.value;
  return (
    <div class={styles.look}>
      {LOOKS.map(({ look, icon, key }) => (
        <button
          key={look}
          class={button(isPhone ? "square" : "stretched", shown === look && "pressed")}
          aria-pressed={shown === look}
          aria-label={isPhone ? t(`look.${look}`) : undefined}
          onClick={() => table.toggleLook(look)}
        >
          <Icon name={icon} size={18} />
          {!isPhone && (
            <>
              <span class="grow">{t(`look.${look}`)}</span>
              <kbd aria-hidden="true">{key}</kbd>
            </>
          )}
        </button>
      ))}
      {shown && !isPhone && (
        <p class="small muted" role="status">
          {from ? t(`look.${shown}.from`, { square: from }) : t("look.pick")}
        </p>
      )}
    </div>
  );
}
