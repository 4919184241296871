import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import type { Section } from '#domain/report/document.ts';
import { Glyph } from '#web/features/dossier/glyph.tsx';
import { classes } from '#web/ui/classes.ts';
import disclosure from '#web/ui/disclosure.module.css';
import { useToast } from '#web/ui/toast.tsx';
import type { Dossier } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { insertBlock, insertProof, insertValue } from './insertion.ts';
import { type OfferedRow, offeredRows, piecesOf, rowsFor, rowsOfSection } from './offers.ts';
import styles from './side.module.css';
import { dossierSideTexts as texts } from './texts.ts';
import type { KnownDossier } from './use-dossier.ts';

/** The caret stays in the text while something is inserted. */
const keepCaret = (event: MouseEvent) => event.preventDefault();

type RowsProps = { rows: readonly OfferedRow[]; editor: SectionEditor | undefined; isFirstOpen?: boolean };

const Row = ({
  row,
  editor,
  isOpen,
}: {
  row: OfferedRow;
  editor: SectionEditor | undefined;
  isOpen: boolean;
}) => {
  const toast = useToast();
  const margin = () => {
    if (editor && !insertProof(editor, row.reference)) toast({ tone: 'info', title: texts.noMargin });
  };
  return (
    <details className={styles.row} open={isOpen}>
      <summary>
        <span>{row.glyph !== undefined && <Glyph name={row.glyph} />}</span>
        <span>{row.name}</span>
        <span className={classes('num', styles.facts)}>
          {row.facts.slice(0, 2).join(row.facts[0]?.includes(',') ? ' · ' : ' ')}
        </span>
      </summary>
      <p className={styles.offers}>
        {row.offers.map((offer) => (
          <button
            key={offer.reference}
            type="button"
            aria-label={texts.insertOf(offer.label)}
            onMouseDown={keepCaret}
            onClick={() => editor && insertValue(editor, offer)}
          >
            {offer.label}
          </button>
        ))}
        <button
          type="button"
          className={styles.margin}
          aria-label={texts.marginOf(row.name)}
          onMouseDown={keepCaret}
          onClick={margin}
        >
          {texts.margin}
        </button>
      </p>
    </details>
  );
};

const Rows = ({ rows, editor, isFirstOpen = false }: RowsProps) => (
  <div className={styles.rows}>
    {rows.map((row, index) => (
      <Row key={row.reference} row={row} editor={editor} isOpen={isFirstOpen && index === 0} />
    ))}
  </div>
);

const Pieces = ({ dossier, editor }: { dossier: Dossier; editor: SectionEditor | undefined }) => (
  <>
    <h3 className={styles.title}>{texts.pieces}</h3>
    <ul className={styles.pieces}>
      {piecesOf(dossier).map(({ label, detail, block }) => (
        <li key={label}>
          <span>
            {label} <small>{detail}</small>
          </span>
          <button
            type="button"
            aria-label={texts.insertOf(label)}
            onMouseDown={keepCaret}
            onClick={() => editor && insertBlock(editor, block)}
          >
            {texts.insert}
          </button>
        </li>
      ))}
    </ul>
  </>
);

type SearchProps = {
  sought: string;
  /** The number of rows; undefined while nothing is sought. */
  found: number | undefined;
  onSeek: (sought: string) => void;
};

const Search = ({ sought, found, onSeek }: SearchProps) => (
  <>
    <input
      className={styles.search}
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      value={sought}
      onChange={({ currentTarget }) => onSeek(currentTarget.value)}
    />
    <p className="sr" role="status">
      {found !== undefined && (found === 0 ? texts.none : texts.found(found))}
    </p>
  </>
);

type KnownProps = {
  dossier: Dossier;
  section: Section | undefined;
  editor: SectionEditor | undefined;
  /** The chart, where it has no place of its own. */
  wheel: ReactNode;
};

const Known = ({ dossier, section, editor, wheel }: KnownProps) => {
  const [sought, setSought] = useState('');
  // The panel is drawn again at each pause in typing.
  const rows = useMemo(() => offeredRows(dossier), [dossier]);
  const own = section ? rowsOfSection(rows, section) : [];
  const found = sought.trim() === '' ? undefined : rowsFor(rows, sought);
  return (
    <>
      {wheel && <div className={styles.wheel}>{wheel}</div>}
      <p className={classes('meta', styles.caption)}>{dossier.sheet.caption}</p>
      {rows.length > 0 && <Search sought={sought} found={found?.length} onSeek={setSought} />}
      {found?.length === 0 && <p className="meta">{texts.none}</p>}
      {found && <Rows rows={found} editor={editor} isFirstOpen />}
      {!found && own.length > 0 && (
        <>
          <p className={classes('meta', styles.lead)}>{texts.section}</p>
          <Rows rows={own} editor={editor} isFirstOpen />
        </>
      )}
      {!found &&
        dossier.sheet.tables.map(({ id, title }) => (
          <details key={id} className={classes(disclosure.disclosure, styles.group)}>
            <summary>{title}</summary>
            <Rows rows={rows.filter(({ table }) => table === id)} editor={editor} />
          </details>
        ))}
      <Pieces dossier={dossier} editor={editor} />
    </>
  );
};

/** The dossier beside the text: what it says is inserted, never typed. */
export const DossierSide = ({ known, ...rest }: { known: KnownDossier } & Omit<KnownProps, 'dossier'>) =>
  known.kind === 'known' ? (
    <Known dossier={known.dossier} {...rest} />
  ) : (
    <p className={classes('meta', styles.lead)} role="status">
      {texts[known.kind]}
    </p>
  );
