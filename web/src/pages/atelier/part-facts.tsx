import type { OpenPart } from '#domain/atelier.ts';
import { nameOf } from '#domain/catalogue.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import { birthLines } from '#domain/texts/birth-lines.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './part.module.css';
import { partTexts as texts } from './texts.ts';

/** The birth of the part, and the notice that this access is logged. */
export function PartFacts({ part }: { part: OpenPart }) {
  const { customer_info: info } = part;
  const { date, hour, place, instant, remarks } = birthLines(info);
  const { birthNames } = info;
  const facts = [
    { label: texts.name, value: fullName(studiedOf(info)) },
    ...(birthNames
      ? [{ label: texts.birthNames, value: `${birthNames.firstNames} ${birthNames.lastName}` }]
      : []),
    ...(info.person ? [{ label: texts.buyer, value: fullName(info) }] : []),
    { label: texts.birthDate, value: date },
    { label: texts.birthTime, value: hour },
    { label: texts.birthPlace, value: place },
    ...(instant === undefined ? [] : [{ label: texts.instant, value: instant }]),
    ...(remarks.length === 0 ? [] : [{ label: texts.toCheck, value: remarks.join(' ; ') }]),
    { label: texts.ordered, value: part.services.map(nameOf).join(', ') },
    { label: texts.email, value: info.email },
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
