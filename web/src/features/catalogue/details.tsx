import { catalogue, type Discipline } from '#domain/catalogue.ts';
import { serviceDetails } from '#domain/texts/service-details.ts';
import { signedBy } from '#domain/texts/signed-by.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import { Price } from '#web/ui/price.tsx';
import { Signature } from '#web/ui/signature.tsx';
import availability from './availability.module.css';
import { availabilityPlace, duePlace } from './availability-place.ts';
import styles from './details.module.css';
import { formatOf, spanOf } from './facts.ts';
import { catalogueTexts, servicesTexts as texts } from './texts.ts';

const Facts = ({ service }: { service: Discipline }) => {
  const facts = catalogue[service];
  return (
    <dl className={styles.facts}>
      <div className={styles.price}>
        <dt>{texts.price}</dt>
        <dd>
          <Price cents={facts.price} whole />
        </dd>
      </div>
      <div>
        <dt>{texts.format}</dt>
        <dd>{formatOf(facts)}</dd>
      </div>
      <div>
        <dt>{texts.writing}</dt>
        <dd>{spanOf(facts.writing)}</dd>
      </div>
      <div>
        <dt>{texts.delivery}</dt>
        <dd {...duePlace(service)}>{texts.afterPayment(spanOf(facts.delivery))}</dd>
      </div>
    </dl>
  );
};

type DetailsProps = { service: Discipline; to: string; leaves: string };

/** One service of /services: description, contents, price and delay; `leaves` leads to pages of an example. */
export const Details = ({ service, to, leaves }: DetailsProps) => {
  const { name, popular } = catalogue[service];
  const { description, contents, advice } = serviceDetails[service];
  return (
    <article className={`${styles.details} ${accentOf(service)}`} id={service}>
      <EmblemPlate service={service} className={styles.emblem} />
      <div className={styles.text}>
        <h2>
          {name} {popular && <Badge tone="accent">{catalogueTexts.popular}</Badge>}
        </h2>
        <p className={styles.signer}>{signedBy(service)}</p>
        <p>{description}</p>
        <h3>{texts.contents}</h3>
        <ul>
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{texts.advice}</h3>
        <p className={styles.advice}>{advice}</p>
        <Signature discipline={service} className={styles.signature} />
      </div>
      <div className={styles.side}>
        <Facts service={service} />
        <p className={availability.line} {...availabilityPlace(service)} />
        <ButtonLink variant="line" to={to}>
          {catalogueTexts.choose}
          <span className="sr"> {name}</span>
        </ButtonLink>
        <GoLink to={leaves}>
          {catalogueTexts.leaf}
          <span className="sr"> {name}</span>
        </GoLink>
      </div>
    </article>
  );
};
