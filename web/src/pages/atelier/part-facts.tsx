import type { OpenPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { formatDate } from '#domain/dates.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './part.module.css';
import { partTexts as texts } from './texts.ts';

/** Noon: the same day in every zone. */
const dayOf = (birthDate: string): string => formatDate(new Date(`${birthDate}T12:00:00Z`));

/** Whose birth is read, and that this reading is written down. */
export function PartFacts({ part }: { part: OpenPart }) {
  const { customer_info: person } = part;
  const facts = [
    { label: texts.name, value: `${person.firstName} ${person.lastName}` },
    { label: texts.birthDate, value: dayOf(person.birthDate) },
    { label: texts.birthTime, value: person.birthTime },
    { label: texts.birthPlace, value: person.birthPlace },
    { label: texts.ordered, value: part.services.map(nameOf).join(', ') },
    { label: texts.email, value: person.email },
  ];
  return (
    <section className={styles.facts} aria-labelledby="naissance">
      <h2 id="naissance">{texts.person}</h2>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!part.email_validated && <p className="meta">{texts.unproven}</p>}
      <Notice tone="info">
        <p>{texts.logged}</p>
      </Notice>
    </section>
  );
}
