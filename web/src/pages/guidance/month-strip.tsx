import { litWords } from '#domain/guidance/words/phrases.ts';
import { monthOf } from '#domain/texts/typography.ts';
import type { SkyAnswer } from '#domain/wire/guidance.ts';
import { litPart, terminator } from '#lib/drawings/moon-phase.ts';
import styles from './month-strip.module.css';
import { guidanceTexts as texts } from './texts.ts';

const Moon = ({ elongation }: { elongation: number }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" />
    <path d={litPart([12, 12], 9.5, elongation)} />
  </svg>
);

/** The Moon of each day of the month at noon; today's is marked. */
export const MonthStrip = ({ sky: { date, month } }: { sky: SkyAnswer }) => {
  const today = Number(date.slice(8));
  const days = month.map((elongation, index) => ({ number: index + 1, elongation }));
  return (
    <>
      <h3 className={styles.title}>{texts.month(monthOf(date))}</h3>
      <ol className={styles.days}>
        {days.map(({ number, elongation }) => (
          <li key={number} aria-current={number === today ? 'date' : undefined}>
            <Moon elongation={elongation} />
            {number}
            <span className="sr">, {litWords((1 - terminator(elongation)) / 2)}</span>
          </li>
        ))}
      </ol>
    </>
  );
};
