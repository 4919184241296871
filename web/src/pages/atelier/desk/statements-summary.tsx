import { useMemo } from 'react';
import { docIn } from './convert.ts';
import { titleOf, type Written } from './sections.ts';
import styles from './statements.module.css';
import { type Found, keyOf, type Reading } from './statements.ts';
import { planTexts, statementTexts as texts } from './texts.ts';

/** What one sentence says against the dossier. */
type Sentence = {
  readonly section: string;
  readonly title: string;
  readonly text: string;
  readonly found: readonly Found[];
};

/** «Bonjour Camille,» is spoken of as «Bonjour Camille». */
const spoken = (title: string): string => title.replace(/[\s,]+$/u, '') || planTexts.untitled;

const sentencesIn = (sections: readonly Written[], { read, left }: Reading): Sentence[] =>
  sections.flatMap(({ section }) => {
    const found = (read?.(docIn(section)) ?? []).filter((one) => !left.has(keyOf(one)));
    return [...new Set(found.map(({ sentence }) => sentence))].map((text) => ({
      section: section.id,
      title: spoken(titleOf(section)),
      text,
      found: found.filter(({ sentence }) => sentence === text),
    }));
  });

export type StatementsSummaryProps = {
  sections: readonly Written[];
  reading: Reading;
  onGo: (section: string, found: Found) => void;
};

/** All that the report says against its dossier, each with the way to it: it warns, and stops nothing. */
export function StatementsSummary({ sections, reading, onGo }: StatementsSummaryProps) {
  const sentences = useMemo(() => sentencesIn(sections, reading), [sections, reading]);
  const count = sentences.flatMap(({ found }) => found).length;
  if (!reading.read) return null;
  return (
    <section className={styles.summary} aria-labelledby="statements">
      <h3 id="statements">{texts.title}</h3>
      <p className="meta">{count === 0 ? texts.none : texts.count(count)}</p>
      <ul className={styles.list}>
        {sentences.map(({ section, title, text, found }) => (
          <li key={`${section} ${text}`}>
            <p className="meta">{title}</p>
            <q>{text}</q>
            {found.map((one) => (
              <button key={one.from} type="button" onClick={() => onGo(section, one)}>
                {texts.place(one.said, one.is)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
