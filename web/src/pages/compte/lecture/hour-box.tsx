import type { PrintedBlock, PrintedReport } from '#domain/report/printed.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './hour-box.module.css';
import { Runs } from './runs.tsx';

export type Words = PrintedReport['words'];

type HourProps = { block: Extract<PrintedBlock, { kind: 'hour' }>; words: Words };

/** Full, half and empty discs, always with the word. */
export const HourBox = ({ block: { runs, statements }, words }: HourProps) => (
  <section className={styles.hour} aria-label={words.hour}>
    <h2>{words.hour}</h2>
    <p>
      <Runs runs={runs} />
    </p>
    <ul>
      {statements.map(({ state, text }) => (
        <li key={text}>
          <i className={classes(styles.disc, styles[state])} aria-hidden="true" />
          <b>{words.states[state]}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);
