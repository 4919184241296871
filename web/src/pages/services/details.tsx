import { serviceDetails } from '#content/details.ts';
import { catalogue, type Discipline, type PaidService } from '#domain/catalogue.ts';
import type { ReportExtract } from '#domain/merchant/examples.ts';
import { signedBy, soleSigner } from '#domain/texts/signed-by.ts';
import availability from '#web/features/catalogue/availability.module.css';
import { availabilityPlace, duePlace } from '#web/features/catalogue/availability-place.ts';
import { formatOf, spanOf } from '#web/features/catalogue/facts.ts';
import { Pack } from '#web/features/catalogue/pack.tsx';
import { catalogueTexts, servicesTexts as texts } from '#web/features/catalogue/texts.ts';
import { accentOf } from '#web/ui/accent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink, GoLink } from '#web/ui/button.tsx';
import { EmblemPlate } from '#web/ui/emblem-plate.tsx';
import plateHead from '#web/ui/plate-head.module.css';
import { Price } from '#web/ui/price.tsx';
import { Signature } from '#web/ui/signature.tsx';
import styles from './details.module.css';
import packDetailsStyles from './pack-details.module.css';

const Facts = ({ service }: { service: Discipline }) => {
  const facts = catalogue[service];
  return (
    <dl className={`stack ${styles.facts}`}>
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

type DetailsProps = { service: Discipline; folio: string; to: string; leaves: string };

/** One service of /services: description, contents, price and delay; `leaves` leads to pages of an example. */
export const Details = ({ service, folio, to, leaves }: DetailsProps) => {
  const { name, popular, hasExamples } = catalogue[service];
  const { description, contents, advice } = serviceDetails[service];
  return (
    <article className={`${styles.details} ${accentOf(service)}`} id={service}>
      <div>
        <p className={plateHead.folio}>{folio}</p>
        <EmblemPlate service={service} className={styles.emblem} />
      </div>
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
        <Signature of={soleSigner(service)} className={styles.signature} />
      </div>
      <div className={styles.side}>
        <Facts service={service} />
        <p className={availability.line} {...availabilityPlace(service)} />
        <ButtonLink variant="line" to={to}>
          {catalogueTexts.choose}
          <span className="sr">{` ${name}`}</span>
        </ButtonLink>
        {hasExamples && (
          <GoLink to={leaves}>
            {catalogueTexts.leaf}
            <span className="sr">{` ${name}`}</span>
          </GoLink>
        )}
      </div>
    </article>
  );
};

const PackFacts = ({ pack }: { pack: PaidService }) => {
  const facts = [
    [texts.format, formatOf(pack), {}],
    [texts.writing, spanOf(pack.writing), {}],
    [texts.delivery, texts.afterPayment(spanOf(pack.delivery)), duePlace(pack.key)],
  ] as const;
  return (
    <dl className={`stack ${styles.facts}`}>
      {facts.map(([name, value, place]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd {...place}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

type PackDetailsProps = { pack: PaidService; to: string; leaves: string; extracts: readonly ReportExtract[] };

/** The pack on /services: its frame, then the same details as the other services. */
export const PackDetails = ({ pack, to, leaves, extracts }: PackDetailsProps) => {
  const { description, contents, advice } = serviceDetails[pack.key];
  return (
    <div id={pack.key}>
      <Pack pack={pack} heading="h2" to={to} leaves={leaves} extracts={extracts} isWhole />
      <div className={packDetailsStyles.details}>
        <div className={styles.text}>
          <h3>{texts.packContents}</h3>
          <p>{description}</p>
          <ul>
            {contents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className={styles.text}>
          <PackFacts pack={pack} />
          <h3>{texts.advice}</h3>
          <p className={styles.advice}>{advice}</p>
        </div>
      </div>
    </div>
  );
};
