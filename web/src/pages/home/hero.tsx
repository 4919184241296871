import { catalogue, shownDisciplines } from '#domain/catalogue.ts';
import { formatPrice } from '#domain/money.ts';
import { fr } from '#domain/texts/typography.ts';
import { pack } from '#domain/the-pack.ts';
import { duePlace, eachConsultation } from '#web/features/catalogue/availability-place.ts';
import { delayOf } from '#web/features/catalogue/facts.ts';
import { catalogueTexts } from '#web/features/catalogue/texts.ts';
import { paths } from '#web/platform/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './hero.module.css';
import { homeTexts as texts } from './texts.ts';

const services = shownDisciplines.map((key) => catalogue[key]);
const cheapest = Math.min(...services.map(({ price }) => price));
const delivery = {
  min: Math.min(...services.map((service) => service.delivery.min)),
  max: Math.max(...services.map((service) => service.delivery.max)),
};

export const HeroLede = () => <p className={styles.lede}>{texts.lede}</p>;

/**
 * §2: two buttons, one to the pack below, the other to /services; a third link leads to pages of the examples. They are
 * quieter than the visitor's own sky, which costs nothing.
 */
export const HeroWords = () => (
  <>
    <p className={styles.actions}>
      {pack ? (
        <ButtonLink variant="line" to={`#${pack.key}`}>
          {texts.choose}
        </ButtonLink>
      ) : (
        <ButtonLink variant="line" to="#consultations">
          {texts.closing.choose}
        </ButtonLink>
      )}
      <ButtonLink variant="line" to={paths.services}>
        {texts.discover}
      </ButtonLink>
    </p>
    <p className={`meta ${styles.reassurance}`}>
      <b>
        {catalogueTexts.withYou} <span {...duePlace(eachConsultation)}>{delayOf({ delivery })}</span>
      </b>
      {texts.reassurance(fr(formatPrice(cheapest)))}{' '}
      {services.some(({ hasExamples }) => hasExamples) && <a href={paths.examples}>{texts.leaf}</a>}
    </p>
  </>
);
