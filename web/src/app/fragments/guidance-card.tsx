import { EmblemPlate } from '#web/features/catalogue/emblem-plate.tsx';
import { homeTexts } from '#web/texts/home.ts';
import { GoLink } from '#web/ui/button.tsx';
import { paths } from '../paths.ts';
import styles from './guidance-card.module.css';

const { title, text, ask } = homeTexts.guidance;

/** The free card of the services grid (§2), under the Moon of the day. */
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
