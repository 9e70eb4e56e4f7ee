/** The looks of buttons and chips, as class names: a look fits a `<button>`, a link and a `<label>` alike. */
import styles from "./button.module.css";
import { classes } from "./classes";

/** `lit`: plays an option. `aimed`: the option looked at. `pressed`: is switched on. `refused`: would do nothing now. */
type ButtonLook = "prime" | "quiet" | "big" | "square" | "stretched" | "lit" | "aimed" | "pressed" | "refused";
type ChipLook = "outlined" | "struck";

export function button(...looks: (ButtonLook | false | undefined)[]): string {
  return classes(styles.button, ...looks.map((look) => look && styles[look]));
}

export function chip(...looks: (ChipLook | false | undefined)[]): string {
  return classes(styles.chip, ...looks.map((look) => look && styles[look]));
}
