import { useMemo } from 'react';
import type { Problem } from '#domain/report/variable-problems.ts';
import { docIn } from './convert.ts';
import type { Surroundings } from './piece-views.ts';
import { titleOf, type Written } from './sections.ts';
import styles from './statements.module.css';
import { planTexts } from './texts.ts';
import { variableTexts as texts } from './tool-texts.ts';
import { problemsOf, titleProblems } from './variables.ts';

type Left = {
  readonly section: string;
  readonly title: string;
  /** Without places: the titles of a section are not in its text. */
  readonly titles: readonly Problem[];
  readonly problems: readonly Problem[];
};

const leftIn = (sections: readonly Written[], around: Surroundings): Left[] =>
  sections
    .map(({ section }) => ({
      section: section.id,
      title: titleOf(section) || planTexts.untitled,
      titles: [section.title, section.second].flatMap((text) => titleProblems(text, around)),
      problems: problemsOf(docIn(section), around),
    }))
    .filter(({ titles, problems }) => titles.length + problems.length > 0);

export type VariablesSummaryProps = {
  sections: readonly Written[];
  around: Surroundings;
  onOpen: (section: string) => void;
  onGo: (section: string, place: Problem) => void;
};

/** The variables and agreements that nobody could fill in, each with the way to it: they keep the report from its reader. */
export function VariablesSummary({ sections, around, onOpen, onGo }: VariablesSummaryProps) {
  const left = useMemo(() => leftIn(sections, around), [sections, around]);
  if (left.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="variables">
      <h3 id="variables">{texts.title}</h3>
      <p className="meta">
        {texts.count(left.flatMap(({ titles, problems }) => [...titles, ...problems]).length)}
      </p>
      <ul className={styles.list}>
        {left.map(({ section, title, titles, problems }) => (
          <li key={section}>
            <p className="meta">{title}</p>
            {titles.map(({ from, text }) => (
              <button key={`title ${from} ${text}`} type="button" onClick={() => onOpen(section)}>
                {text}
              </button>
            ))}
            {problems.map((problem) => (
              <button key={problem.from} type="button" onClick={() => onGo(section, problem)}>
                {problem.text}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
