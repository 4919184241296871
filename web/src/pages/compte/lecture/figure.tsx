import type { PrintedBlock } from '#domain/report/printed.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { SceneFigure, SceneView } from '#web/features/dossier/scene-figure.tsx';
import { dossierTexts } from '#web/features/dossier/texts.ts';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import styles from './figure.module.css';
import { Runs } from './runs.tsx';
import { readingTexts as texts } from './texts.ts';

type FigureProps = {
  block: Extract<PrintedBlock, { kind: 'figure' }>;
  figures: ReportPage['figures'];
  /** The lines that say the same as a drawing, by its place among the figures. */
  wordsOf: (figure: number) => readonly string[];
};

/** A drawing by day and by night, its caption, and the same in words. */
export const FigureView = ({ block, figures, wordsOf }: FigureProps) => {
  const { figure: place, alt, caption, isBeside } = block;
  const figure = figures[place];
  if (!figure) return null;
  const lines = wordsOf(place);
  return (
    <figure
      className={classes(styles.figure, figure.size === 'small' && styles.small, isBeside && styles.aside)}
    >
      <SceneFigure wide={figure.wide} narrow={figure.narrow} label={alt} />
      {figure.keys && (
        <p className={styles.keys}>
          {figure.keys.map((scene, index) => (
            <span key={dossierTexts.keys[index]}>
              <SceneView scene={scene} />
              {dossierTexts.keys[index]}
            </span>
          ))}
        </p>
      )}
      {caption.length > 0 && (
        <figcaption>
          <Runs runs={caption} />
        </figcaption>
      )}
      <details className={classes(disclosure.disclosure, styles.words)}>
        <summary>{texts.inWords}</summary>
        {lines.length === 0 && <p>{alt}</p>}
        <ul>
          {lines.map((line, index) => (
            <li key={`${index} ${line}`}>{line}</li>
          ))}
        </ul>
      </details>
    </figure>
  );
};
