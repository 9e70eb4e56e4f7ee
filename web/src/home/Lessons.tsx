/** The lessons, as links. */
import { follow } from "../browser/route";
import { Icon, Skull } from "../drawing/glyphs";
import { t } from "../words/words";
import styles from "./Lessons.module.css";

const LESSONS = [
  { lesson: "guided", href: "/learn/guided", icon: <Icon name="learn" size={22} /> },
  { lesson: "gallery", href: "/learn/weapons", icon: <Icon name="gun" size={22} /> },
  { lesson: "sight", href: "/learn/sight", icon: <Icon name="eye" size={22} /> },
  { lesson: "scoring", href: "/learn/scoring", icon: <Skull size={22} /> },
] as const;

export function Lessons() {
  return (
    <div class={styles.lessons}>
      {LESSONS.map(({ lesson, href, icon }) => (
        <a key={lesson} class={styles.lesson} href={href} onClick={follow}>
          {icon}
          <span>
            {t(`lesson.${lesson}`)}
            <span class={styles.under}>{t(`lesson.${lesson}.under`)}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
