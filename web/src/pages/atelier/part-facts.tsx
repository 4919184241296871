import type { OpenPart } from '#domain/atelier.ts';
import { bornOfReport } from '#domain/births/correction.ts';
import { nameOf } from '#domain/catalogue.ts';
import { fullName, studiedOf } from '#domain/persons.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { Notice } from '#web/ui/notice.tsx';
import { BirthDesk, type OrderBirth } from './birth-desk.tsx';
import { birthTexts } from './birth-texts.ts';
import styles from './part.module.css';
import { partTexts as texts } from './texts.ts';

/** The birth of the part, and the notice that this access is logged. */
type PartFactsProps = { part: OpenPart; onAnswer: (answer: OrderBirth) => void };

export function PartFacts({ part, onAnswer }: PartFactsProps) {
  const { customer_info: info } = part;
  const { date, hour, place, instant, remarks } = birthLines(info);
  const { birthNames } = info;
  const earlier = part.report && bornOfReport(part.correction, { ...part.report, service: part.service });
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
    ...(earlier ? [{ label: birthTexts.earlier, value: birthSentence(earlier) }] : []),
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
      {part.correction && (
        <BirthDesk
          orderId={part.order_id}
          number={part.number}
          born={info}
          correction={part.correction}
          askedAt={part.correction.request?.at}
          onAnswer={onAnswer}
        />
      )}
      {!part.email_validated && <p className="meta">{texts.unverified}</p>}
      <Notice tone="info">
        <p>{texts.logged}</p>
      </Notice>
    </section>
  );
}
