/** How buttons and chips look, as class names for a `<button>`, a link or a `<label>`. */
import styles from "./button.module.css";
import { classes } from "./classes";

/** `lit`: plays an option. `aimed`: the option being looked at. `pressed`: switched on. `refused`: does nothing now, but says why. */
type ButtonLook = "prime" | "quiet" | "big" | "square" | "stretched" | "lit" | "aimed" | "pressed" | "refused";
type ChipLook = "outlined" | "struck";

export function button(...looks: (ButtonLook | false | undefined)[]): string {
  return classes(styles.button, ...looks.map((look) => look && styles[look]));
}

export function chip(...looks: (ChipLook | false | undefined)[]): string {
  return classes(styles.chip, ...looks.map((look) => look && styles[look]));
}
