import type { PrintedBlock, PrintedReport } from '#domain/report/printed.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { SceneFigure } from '#web/features/dossier/scene-figure.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './hour-box.module.css';
import { Runs } from './runs.tsx';

export type Words = PrintedReport['words'];

type HourProps = {
  block: Extract<PrintedBlock, { kind: 'hour' }>;
  figures: ReportPage['figures'];
  words: Words;
};

/** Full, half and empty discs, always with the word. */
export const HourBox = ({ block: { runs, statements, figure }, figures, words }: HourProps) => {
  const hours = figure === undefined ? undefined : figures[figure];
  return (
    <section className={styles.hour} aria-label={words.hour}>
      <h2>{words.hour}</h2>
      <p>
        <Runs runs={runs} />
      </p>
      {hours && <SceneFigure wide={hours.wide} narrow={hours.narrow} label={hours.label} />}
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
};
