import type { MarginNote, PrintedBlock, PrintedReport } from '#domain/report/printed.ts';
import type { ReportPage } from '#domain/wire/report-page.ts';
import { Glyph } from '#web/features/dossier/glyph.tsx';
import { SceneFigure, SceneView } from '#web/features/dossier/scene-figure.tsx';
import { CellContent } from '#web/features/dossier/sheet-tables.tsx';
import { dossierTexts } from '#web/features/dossier/texts.ts';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import blocksStyles from './blocks.module.css';
import figureStyles from './figure.module.css';
import hourBoxStyles from './hour-box.module.css';
import { SentenceNotes, Sentences } from './margin/sentences.tsx';
import { Proof } from './proof.tsx';
import reportTableStyles from './report-table.module.css';
import { Runs } from './runs.tsx';
import { readingTexts } from './texts.ts';

type Words = PrintedReport['words'];

type HourProps = {
  block: Extract<PrintedBlock, { kind: 'hour' }>;
  figures: ReportPage['figures'];
  words: Words;
};

/** Full, half and empty discs, always with the word. */
const HourBox = ({ block: { runs, statements, figure }, figures, words }: HourProps) => {
  const hours = figure === undefined ? undefined : figures[figure];
  return (
    <section className={hourBoxStyles.hour} aria-label={words.hour}>
      <h2>{words.hour}</h2>
      <p>
        <Runs runs={runs} />
      </p>
      {hours && <SceneFigure wide={hours.wide} narrow={hours.narrow} label={hours.label} />}
      <ul>
        {statements.map(({ state, text }) => (
          <li key={text}>
            <i className={classes(hourBoxStyles.disc, hourBoxStyles[state])} aria-hidden="true" />
            <b>{words.states[state]}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** A table of the dossier; where large text makes it wider than the page, it moves in a region of its own. */
const ReportTable = ({ table }: { table: Extract<PrintedBlock, { kind: 'table' }> }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves what does not fit
  <section className={reportTableStyles.region} tabIndex={0} aria-label={table.title}>
    <table className={reportTableStyles.table}>
      <caption>{table.title}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells], index) => (
          <tr key={`${index} ${name?.text}`}>
            <th scope="row">{name && <CellContent cell={name} />}</th>
            {cells.map((cell, place) => (
              <td key={table.columns[place + 1]} className="num">
                <CellContent cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

type FigureProps = {
  block: Extract<PrintedBlock, { kind: 'figure' }>;
  figures: ReportPage['figures'];
  /** The lines that say the same as a drawing, by its place among the figures. */
  wordsOf: (figure: number) => readonly string[];
};

/** A drawing by day and by night, its caption, and the same in words. */
const FigureView = ({ block, figures, wordsOf }: FigureProps) => {
  const { figure: place, alt, caption, isBeside } = block;
  const figure = figures[place];
  if (!figure) return null;
  const lines = wordsOf(place);
  return (
    <figure
      className={classes(
        figureStyles.figure,
        figure.size === 'small' && figureStyles.small,
        isBeside && figureStyles.aside,
      )}
    >
      <SceneFigure wide={figure.wide} narrow={figure.narrow} label={alt} />
      {figure.keys && (
        <p className={figureStyles.keys}>
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
      <details className={classes(disclosure.disclosure, figureStyles.words)}>
        <summary>{readingTexts.inWords}</summary>
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

type Drawn = Pick<Parameters<typeof Proof>[0], 'figures'>;
type Of<Kind extends PrintedBlock['kind']> = Extract<PrintedBlock, { kind: Kind }>;

/** Beside its paragraph on a wide screen, under it on a phone: the positions that made the expert write it. */
const Note = ({ note: { glyphs, lines, marks }, figures }: { note: MarginNote } & Drawn) => (
  <p role="note" className={blocksStyles.note}>
    <span className="sr">{`${readingTexts.margin} `}</span>
    {glyphs.length > 0 && (
      <span className={blocksStyles.signs}>
        {glyphs.map((name) => (
          <Glyph key={name} name={name} />
        ))}
      </span>
    )}
    <Proof marks={marks} figures={figures} what={lines.join(', ')}>
      {lines.map((line, index) => (
        <span key={line} className={classes(blocksStyles.line, index === 0 && blocksStyles.name)}>
          {`${line} `}
        </span>
      ))}
    </Proof>
  </p>
);

const Paragraph = ({ block: { runs, note, hasInitial }, figures }: { block: Of<'paragraph'> } & Drawn) => (
  <>
    <div className={blocksStyles.beside}>
      <p className={classes(hasInitial && blocksStyles.initial)}>
        <Sentences runs={runs} />
      </p>
      {note && <Note note={note} figures={figures} />}
    </div>
    <SentenceNotes runs={runs} />
  </>
);

const Quote = ({ block: { lines } }: { block: Of<'quote'> }) => (
  <blockquote className={blocksStyles.quote}>
    {lines.map((line, index) => (
      <p key={`${index} ${JSON.stringify(line)}`}>
        <Runs runs={line} />
      </p>
    ))}
  </blockquote>
);

const RuledList = ({ block: { rows }, figures }: { block: Of<'list'> } & Drawn) => (
  <dl className={blocksStyles.ruled}>
    {rows.map(({ name, glyphs, marks, lines, runs }, index) => (
      <div key={`${index} ${name}`}>
        <dt>
          <Proof marks={marks} figures={figures} what={(lines ?? [name]).join(', ')}>
            <span>{name}</span>
            {lines && <span className="sr">{` ${lines.join(', ')}`}</span>}
          </Proof>
          {glyphs.map((glyph) => (
            <Glyph key={glyph} name={glyph} />
          ))}
        </dt>
        <dd>
          <Runs runs={runs} />
        </dd>
      </div>
    ))}
  </dl>
);

/** The lines to write on are for paper. */
const Questions = ({ block: { questions } }: { block: Of<'questions'> }) => (
  <ol className={blocksStyles.questions}>
    {questions.map((question, index) => (
      <li key={`${index} ${JSON.stringify(question)}`}>
        <span>
          <Runs runs={question} />
        </span>
        <i aria-hidden="true" />
      </li>
    ))}
  </ol>
);

/** What the blocks of a report share. */
export type Shared = Pick<Parameters<typeof FigureView>[0], 'figures' | 'wordsOf'> & { words: Words };

/** One block of a section, as the PDF prints it. */
export const BlockView = ({ block, shared }: { block: PrintedBlock; shared: Shared }) => {
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph block={block} figures={shared.figures} />;
    case 'subtitle':
      return <h2 className={blocksStyles.subtitle}>{block.text}</h2>;
    case 'quote':
      return <Quote block={block} />;
    case 'figure':
      return <FigureView block={block} figures={shared.figures} wordsOf={shared.wordsOf} />;
    case 'table':
      return <ReportTable table={block} />;
    case 'list':
      return <RuledList block={block} figures={shared.figures} />;
    case 'hour':
      return <HourBox block={block} figures={shared.figures} words={shared.words} />;
    case 'questions':
      return <Questions block={block} />;
  }
};
