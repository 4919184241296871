import { paths } from '#web/platform/paths.ts';
import { GoLink } from '#web/ui/button.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import styles from './guidance-card.module.css';
import { homeTexts } from './texts.ts';

const { title, text, ask } = homeTexts.guidance;

/** The free card of the services grid (§2), below the Moon of the day. */
export const GuidanceCard = () => (
  <article className={styles.guidance}>
    <EmblemPlate service="guidance-du-jour" className={styles.moon} />
    <div className={styles.text}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
    <p className={styles.ask}>
      <GoLink to={paths.guidance}>{ask}</GoLink>
    </p>
  </article>
);
