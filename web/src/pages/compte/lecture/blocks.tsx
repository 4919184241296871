import type { MarginNote, PrintedBlock } from '#domain/report/printed.ts';
import { Glyph } from '#web/features/dossier/glyph.tsx';
import { classes } from '#web/ui/classes.ts';
import styles from './blocks.module.css';
import { FigureView } from './figure.tsx';
import { HourBox, type Words } from './hour-box.tsx';
import { Proof } from './proof.tsx';
import { ReportTable } from './report-table.tsx';
import { Runs } from './runs.tsx';
import { readingTexts as texts } from './texts.ts';

type Drawn = Pick<Parameters<typeof Proof>[0], 'figures'>;
type Of<Kind extends PrintedBlock['kind']> = Extract<PrintedBlock, { kind: Kind }>;

/** Beside its paragraph on a wide screen, under it on a phone: the positions that made the expert write it. */
const Note = ({ note: { glyphs, lines, marks }, figures }: { note: MarginNote } & Drawn) => (
  <p role="note" className={styles.note}>
    <span className="sr">{`${texts.margin} `}</span>
    {glyphs.length > 0 && (
      <span className={styles.signs}>
        {glyphs.map((name) => (
          <Glyph key={name} name={name} />
        ))}
      </span>
    )}
    <Proof marks={marks} figures={figures} what={lines.join(', ')}>
      {lines.map((line, index) => (
        <span key={line} className={classes(styles.line, index === 0 && styles.name)}>
          {`${line} `}
        </span>
      ))}
    </Proof>
  </p>
);

const Paragraph = ({ block: { runs, note, hasInitial }, figures }: { block: Of<'paragraph'> } & Drawn) => (
  <div className={styles.beside}>
    <p className={classes(hasInitial && styles.initial)}>
      <Runs runs={runs} />
    </p>
    {note && <Note note={note} figures={figures} />}
  </div>
);

const Quote = ({ block: { lines } }: { block: Of<'quote'> }) => (
  <blockquote className={styles.quote}>
    {lines.map((line, index) => (
      <p key={`${index} ${JSON.stringify(line)}`}>
        <Runs runs={line} />
      </p>
    ))}
  </blockquote>
);

const RuledList = ({ block: { rows }, figures }: { block: Of<'list'> } & Drawn) => (
  <dl className={styles.ruled}>
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
  <ol className={styles.questions}>
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
      return <h2 className={styles.subtitle}>{block.text}</h2>;
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
