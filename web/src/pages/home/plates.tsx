import { serviceSummaries } from '#content/summaries.ts';
import { catalogue, type Discipline, shownDisciplines } from '#domain/catalogue.ts';
import availability from '#web/features/catalogue/availability.module.css';
import { availabilityPlace, duePlace } from '#web/features/catalogue/availability-place.ts';
import { delayOf, formatOf } from '#web/features/catalogue/facts.ts';
import { catalogueTexts as texts } from '#web/features/catalogue/texts.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { GoLink } from '#web/ui/button.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Price } from '#web/ui/price.tsx';
import styles from './plates.module.css';

/** The address of the checkout with a service selected; the caller passes it, because the catalogue does not import paths. */
type CheckoutOf = (service: keyof typeof catalogue) => string;

const Plate = ({ service, to }: { service: Discipline; to: string }) => {
  const { name, price, popular } = catalogue[service];
  return (
    <article className={`stack ${styles.plate} ${accentOf(service)}`}>
      <EmblemPlate service={service} className={styles.emblem} />
      <div className={styles.head}>
        <h3>{name}</h3>
        <p className={styles.price}>
          <Price cents={price} whole />
          {popular && <Badge tone="accent">{texts.popular}</Badge>}
        </p>
      </div>
      <div className={styles.text}>
        <p>{serviceSummaries[service]}</p>
        <p className="meta">
          {formatOf(catalogue[service])}
          <br />
          {texts.withYou} <span {...duePlace(service)}>{delayOf(catalogue[service])}</span>
        </p>
        <p className={availability.line} {...availabilityPlace(service)} />
        <GoLink to={to}>
          {texts.choose}
          <span className="sr">{` ${name}`}</span>
        </GoLink>
      </div>
    </article>
  );
};

/** The consultations in a grid around a thin cross. */
export const Plates = ({ checkoutOf }: { checkoutOf: CheckoutOf }) => (
  <div className={styles.plates}>
    {shownDisciplines.map((service) => (
      <Plate key={service} service={service} to={checkoutOf(service)} />
    ))}
  </div>
);
