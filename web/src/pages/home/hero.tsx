import { catalogue, disciplines } from '#domain/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';
import { duePlace, eachConsultation } from '#web/features/catalogue/availability-place.ts';
import { delayOf } from '#web/features/catalogue/facts.ts';
import { catalogueTexts } from '#web/features/catalogue/texts.ts';
import { paths } from '#web/platform/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Drawings } from '../../../drawings/build.ts';
import { Ephemeris } from './ephemeris.tsx';
import styles from './hero.module.css';
import { homeTexts as texts } from './texts.ts';

const services = disciplines.map((key) => catalogue[key]);
const cheapest = Math.min(...services.map(({ price }) => price));
const delivery = {
  min: Math.min(...services.map((service) => service.delivery.min)),
  max: Math.max(...services.map((service) => service.delivery.max)),
};

/** The sky of the build's day as a drawing; `ephemeris` has the same positions in words. */
type Sky = Pick<Drawings, 'wheelLabel' | 'caption' | 'ephemeris' | 'ascendant'>;

const Wheel = ({ id, label }: { id: string; label: string }) => (
  <svg className={styles[id]} viewBox="0 0 800 800" role="img" aria-label={label}>
    <use href={`/drawings/roue.svg#${id}`} />
  </svg>
);

/** §2: two buttons, one to the packs below, the other to /services; a third link leads to pages of the examples. */
export const HeroWords = () => (
  <>
    <p className={styles.lede}>{texts.lede}</p>
    <p className={styles.actions}>
      <ButtonLink to={`#${catalogue['pack-complet'].key}`}>{texts.choose}</ButtonLink>
      <ButtonLink variant="line" to={paths.services}>
        {texts.discover}
      </ButtonLink>
    </p>
    <p className={`meta ${styles.reassurance}`}>
      <b>
        {catalogueTexts.withYou} <span {...duePlace(eachConsultation)}>{delayOf({ delivery })}</span>
      </b>
      {texts.reassurance(fr(formatPrice(cheapest)))} <a href={paths.examples}>{texts.leaf}</a>
    </p>
  </>
);

/** The wheel with its date, and the positions below it. */
export const HeroSky = ({ wheelLabel, caption, ephemeris, ascendant }: Sky) => (
  <>
    <figure className={styles.sky}>
      <Wheel id="roue" label={wheelLabel} />
      <Wheel id="roue-etroite" label={wheelLabel} />
      <figcaption>{caption}</figcaption>
    </figure>
    <Ephemeris ephemeris={ephemeris} ascendant={ascendant} />
  </>
);
