import type { Discipline } from '#domain/catalogue.ts';
import { nameOf } from '#domain/catalogue.ts';
import { elementsOf } from '#domain/dossier/elements.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { chartTexts as texts } from '#domain/texts/chart-elements.ts';
import { drawnOf, type Person } from '#lib/dossier/drawn.ts';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import styles from './chart.module.css';
import { Glyph } from './glyph.tsx';
import { SceneFigure } from './scene-figure.tsx';
import { SheetTableView, Statements } from './sheet-tables.tsx';

type ChartProps = { service: Discipline; person: Person; year: number };

/** The instant below the drawing, as the expert reads it too. */
const captionOf = (service: Discipline, person: Person): string => {
  const { instant } = birthLines(person);
  const parts = [birthSentence(person), service === 'numerologie' ? undefined : instant];
  return parts.filter((part) => part !== undefined).join('. ');
};

/** One discipline: the drawing, its elements in words, and all tables folded. */
const Chart = ({ service, person, year }: ChartProps) => {
  const drawn = drawnOf(service, person, {}, year);
  if (!drawn) return <p>{texts.unread}</p>;
  const { sheet, figures, offsets } = drawn;
  return (
    <>
      {figures.map((figure) => (
        <figure
          key={figure.label}
          className={classes(styles.figure, figure.size === 'small' && styles.small)}
        >
          <SceneFigure {...figure} />
        </figure>
      ))}
      <p className={styles.caption}>{captionOf(service, person)}</p>
      {offsets.length > 1 && <p className={styles.caption}>{texts.severalOffsets}</p>}
      <dl className={styles.elements}>
        {elementsOf(service, sheet).map(({ name, value, glyph, what }) => (
          <div key={name}>
            <dt>
              {glyph !== undefined && <Glyph name={glyph} />}
              <span>
                {name} <span className="meta">{value}</span>
              </span>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <details className={classes(disclosure.disclosure, styles.tables)}>
        <summary>
          {texts.tables}
          <span className="sr">{` ${nameOf(service)}`}</span>
        </summary>
        <p className="meta">{sheet.caption}</p>
        {sheet.tables.map((table) => (
          <SheetTableView key={table.id} table={table} />
        ))}
        <Statements statements={sheet.statements} />
      </details>
    </>
  );
};

type ChartsProps = { services: readonly Discipline[]; person: Person; year: number };

/** «Votre carte»: what was bought, drawn, with a sentence on each element that says what it is. */
export const ChartView = ({ services, person, year }: ChartsProps) => (
  <div className={styles.charts}>
    <p className={styles.intro}>{texts.intro}</p>
    {services.map((service) => (
      <section key={service} aria-label={nameOf(service)}>
        {services.length > 1 && <h3>{nameOf(service)}</h3>}
        <Chart service={service} person={person} year={year} />
      </section>
    ))}
  </div>
);
