import { catalogue, type Discipline, nameOf } from '#domain/catalogue.ts';
import type { Conventions } from '#domain/dossier/conventions.ts';
import { elementsOf } from '#domain/dossier/elements.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { chartTexts as texts } from '#domain/texts/chart-elements.ts';
import type { Draw, Drawn, Figure, Person } from '#lib/dossier/drawn.ts';
import { drawnOf } from '#lib/dossier/drawn-of.ts';
import { accentOf } from '#web/ui/accent.ts';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import styles from './chart.module.css';
import { Glyph } from './glyph.tsx';
import { SceneFigure } from './scene-figure.tsx';
import { SheetTableView, Statements } from './sheet-tables.tsx';

/** What is said where nothing can be drawn, and where two hours were possible. */
type Told = { readonly unread: string; readonly severalOffsets: string };
type ChartProps = {
  service: Discipline;
  person: Person;
  /** The day from which a year is told (YYYY-MM-DD). */
  first: string;
  conventions?: Conventions;
  draw?: Draw;
  told?: Told;
};

/** What the drawing is made of, as the expert reads it too; numbers need the day alone. */
const captionOf = (service: Discipline, person: Person): string => {
  const { date, instant } = birthLines(person);
  if (catalogue[service].chart === 'numbers') return date;
  return [birthSentence(person), instant].filter((part) => part !== undefined).join('. ');
};

const FigureView = ({ figure }: { figure: Figure }) => (
  <figure className={classes(styles.figure, figure.size && styles[figure.size])}>
    <SceneFigure {...figure} />
  </figure>
);

/** Each element with its value and a sentence, what the hour decides, and all tables folded. */
type WordsProps = { service: Discipline; drawn: Pick<Drawn, 'sheet' | 'hours'> };

const Words = ({ service, drawn: { sheet, hours } }: WordsProps) => (
  <div>
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
    <div className={styles.statements}>
      <Statements statements={sheet.statements} hours={hours} />
    </div>
    <details className={classes(disclosure.disclosure, styles.tables)}>
      <summary>
        {texts.tables}
        <span className="sr">{` ${nameOf(service)}`}</span>
      </summary>
      <p className="meta">{sheet.caption}</p>
      {sheet.tables.map((table) => (
        <SheetTableView key={table.id} table={table} />
      ))}
    </details>
  </div>
);

/** One discipline: the drawing beside its elements in words; a wide drawing stands above both. */
export const Chart = ({
  service,
  person,
  first,
  conventions = {},
  draw = drawnOf,
  told = texts,
}: ChartProps) => {
  const drawn = draw(service, person, conventions, first);
  if (!drawn) return <p>{told.unread}</p>;
  const { figures, offsets } = drawn;
  const [wide, others] = [true, false].map((isWide) =>
    figures.filter(({ size }) => (size === 'full') === isWide),
  );
  return (
    <div className={classes(styles.chart, accentOf(service))}>
      {wide?.map((figure) => (
        <FigureView key={figure.label} figure={figure} />
      ))}
      <div className={styles.columns}>
        <div>
          {others?.map((figure) => (
            <FigureView key={figure.label} figure={figure} />
          ))}
          <p className={styles.caption}>{captionOf(service, person)}</p>
          {offsets.length > 1 && <p className={styles.caption}>{told.severalOffsets}</p>}
        </div>
        <Words service={service} drawn={drawn} />
      </div>
    </div>
  );
};
