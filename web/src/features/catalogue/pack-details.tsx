import { catalogue } from '#domain/catalogue.ts';
import type { ReportExtract } from '#domain/merchant/examples.ts';
import { serviceDetails } from '#domain/texts/service-details.ts';
import { duePlace } from './availability-place.ts';
import { formatOf, spanOf } from './facts.ts';
import { Pack } from './pack.tsx';
import styles from './pack-details.module.css';
import { Meeting } from './pack-meeting.tsx';
import { servicesTexts as texts } from './texts.ts';

const pack = catalogue['pack-complet'];
const { description, contents, advice } = serviceDetails['pack-complet'];
const facts = [
  [texts.format, formatOf(pack), {}],
  [texts.writing, spanOf(pack.writing), {}],
  [texts.delivery, texts.afterPayment(spanOf(pack.delivery)), duePlace(pack.key)],
] as const;

type PackDetailsProps = { to: string; leaves: string; extracts: readonly ReportExtract[] };

/** The pack on /services: its frame, then the same details as the other services. */
export const PackDetails = ({ to, leaves, extracts }: PackDetailsProps) => (
  <div id={pack.key}>
    <Pack heading="h2" to={to} leaves={leaves} extracts={extracts} withBadge />
    <div className={styles.details}>
      <div>
        <h3>{texts.packContents}</h3>
        <p>{description}</p>
        <ul>
          {contents.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <dl>
          {facts.map(([name, value, place]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd {...place}>{value}</dd>
            </div>
          ))}
        </dl>
        <h3>{texts.advice}</h3>
        <p className={styles.advice}>{advice}</p>
      </div>
      <Meeting extracts={extracts} />
    </div>
  </div>
);
