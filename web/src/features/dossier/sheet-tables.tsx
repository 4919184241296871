import { useId } from 'react';
import type { Cell, SheetTable, Statement } from '#domain/dossier/sheet.ts';
import type { Figure } from '#lib/dossier/drawn.ts';
import { classes } from '#web/ui/classes.ts';
import { Glyph } from './glyph.tsx';
import { SceneFigure } from './scene-figure.tsx';
import styles from './tables.module.css';
import { dossierTexts as texts } from './texts.ts';

/** «R» and «≈» are signs of the printed tables; a screen reader hears the word. */
const spoken: Readonly<Record<string, string>> = { R: texts.retrograde, '≈': texts.near };

const Note = ({ note }: { note: string }) => {
  const word = spoken[note];
  if (word === undefined)
    return (
      <>
        {' '}
        <small>{note}</small>
      </>
    );
  return (
    <>
      {'\u00a0'}
      <small aria-hidden="true" className={styles.mark}>
        {note}
      </small>
      <span className="sr">{` ${word}`}</span>
    </>
  );
};

export const CellContent = ({ cell: { text, glyphs = [], note, parts, isLarge } }: { cell: Cell }) => {
  if (parts)
    return (
      <>
        {parts.map((part) => (
          <span key={part.text} className={styles.part}>
            <CellContent cell={part} />
          </span>
        ))}
      </>
    );
  return (
    <span className={classes(styles.cell, isLarge && styles.tall)}>
      {glyphs.map((name) => (
        <Glyph key={name} name={name} isLarge={isLarge} />
      ))}
      <span key={text}>
        {text}
        {note !== undefined && <Note note={note} />}
      </span>
    </span>
  );
};

/** The drawing in words. */
export const SheetTableView = ({ table: { id, title, columns, rows } }: { table: SheetTable }) => {
  // Several charts may stand on one page.
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <table className={classes(styles.table, styles[id])} aria-labelledby={titleId}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <span>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={`${name?.text} ${cells[0]?.text} ${index}`}>
              <th scope="row">{name && <CellContent cell={name} />}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className="num">
                  <CellContent cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

type StatementsProps = { statements: readonly Statement[]; hours?: Figure | undefined };

/** Full, half and empty discs, always with the word. */
export const Statements = ({ statements, hours }: StatementsProps) => {
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.decides}</h3>
      {hours && (
        <figure className={styles.hours}>
          <SceneFigure {...hours} />
          <figcaption className="meta">{texts.hatched}</figcaption>
        </figure>
      )}
      <ul className={styles.statements}>
        {statements.map(({ state, text }) => (
          <li key={text}>
            <i className={classes(styles.disc, styles[state])} aria-hidden="true" />
            <b>{texts.states[state]}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
