import { useMemo } from 'react';
import type { Discipline } from '#domain/catalogue.ts';
import { type Conventions, otherChoices } from '#domain/dossier/conventions.ts';
import { valuesOf } from '#domain/dossier/values.ts';
import { type Contradiction, contradictionsIn } from '#domain/report/checks/contradictions.ts';
import type { Section } from '#domain/report/document.ts';
import type { Drawn, Person } from '#lib/dossier/drawn.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './dossier.module.css';
import { contradictionTexts as texts } from './texts.ts';

type Charted = {
  readonly service: Discipline;
  readonly person: Person;
  readonly first: string;
  readonly drawn: Drawn;
  readonly conventions: Conventions;
};

const contradictionsOf = (
  sections: readonly Section[],
  { service, person, first, drawn, conventions }: Charted,
): Contradiction[] => {
  const others = otherChoices(service, drawn, conventions).flatMap((other) => {
    const by = reportDrawn(service, person, other, first);
    return by ? [valuesOf(by.sheet)] : [];
  });
  return contradictionsIn(sections, valuesOf(drawn.sheet), others);
};

const Entry = ({ about, said, is, sentence, title, isTyped }: Contradiction) => (
  <li>
    <q>{sentence}</q>
    <span className="meta">{texts.entry(title, about, said, is, isTyped)}</span>
  </li>
);

/** The sentences of the report that a choice about the chart contradicts. */
export const Contradictions = ({ written, ...charted }: Charted & { written: readonly Section[] }) => {
  const { service, person, first, drawn, conventions } = charted;
  const found = useMemo(
    () => contradictionsOf(written, { service, person, first, drawn, conventions }),
    [written, service, person, first, drawn, conventions],
  );
  if (found.length === 0) return <Notice tone="success" title={texts.none} />;
  return (
    <Notice tone="info" title={texts.found(found.length)}>
      <ul className={styles.contradictions}>
        {found.map((one) => (
          <Entry key={`${one.section} ${one.about} ${one.sentence}`} {...one} />
        ))}
      </ul>
    </Notice>
  );
};
