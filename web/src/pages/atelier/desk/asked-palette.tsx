import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Passage } from '#domain/report/passage.ts';
import { classes } from '#web/ui/classes.ts';
import type { Dossier } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { insertBlock, insertPassage, insertText, insertValue } from './insertion.ts';
import { offeredRows, offersFor, piecesOf, rowsFor } from './offers.ts';
import styles from './palette.module.css';
import { passagesFor } from './passage-search.ts';
import { tiesOf } from './passages.ts';
import { paletteTexts as texts } from './texts.ts';
import type { Asked } from './use-open-desk.ts';

type Item = {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly act: () => void;
};

type PaletteProps = {
  title: string;
  /** The items for what was typed. */
  find: (sought: string) => readonly Item[];
  /** Esc returns to the text; a click elsewhere leaves the list as well. */
  onClose: (isEscape: boolean) => void;
  at: { readonly left: number; readonly top: number } | undefined;
};

const most = 40;

/** A list beside the caret that is searched by typing: arrows move, Enter inserts, Esc returns to the text. */
function Palette({ title, find, onClose, at }: PaletteProps) {
  const [sought, setSought] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const items = find(sought).slice(0, most);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setActive(Math.min(items.length - 1, active + 1)),
    ArrowUp: () => setActive(Math.max(0, active - 1)),
    Enter: () => items[active]?.act(),
    Escape: () => onClose(true),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={styles.palette} role="dialog" aria-label={title} style={at}>
      <input
        ref={input}
        role="combobox"
        aria-label={`${title}, ${texts.search.toLowerCase()}`}
        aria-expanded
        aria-controls={`${id}-list`}
        aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={texts.search}
        value={sought}
        onChange={({ currentTarget }) => {
          setSought(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => onClose(false)}
      />
      <p className="sr" role="status">
        {items.length === 0 ? texts.none : texts.count(items.length)}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={title} className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes(styles.item)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={item.act}
          >
            <span>{item.label}</span>
            <small>{item.detail}</small>
          </div>
        ))}
        {items.length === 0 && <p className={styles.none}>{texts.none}</p>}
      </div>
    </div>
  );
}

type AskedPaletteProps = {
  asked: Exclude<Asked, undefined>;
  editor: SectionEditor;
  dossier: Dossier | undefined;
  passages: readonly Passage[];
  onClose: () => void;
};

type Finder = (sought: string) => readonly Item[];

const findValues = ({ dossier, editor }: AskedPaletteProps): Finder => {
  const rows = dossier ? offeredRows(dossier) : [];
  return (sought) =>
    rowsFor(rows, sought).flatMap((row) =>
      offersFor(row, sought).map((offer) => ({
        id: offer.reference,
        label: offer.label,
        detail: offer.reference.split('/').length === 2 ? row.facts.join(', ') : row.name,
        act: () => insertValue(editor, offer),
      })),
    );
};

const findFigures = ({ dossier, editor }: AskedPaletteProps): Finder => {
  const pieces = dossier ? piecesOf(dossier) : [];
  return (sought) =>
    pieces
      .filter(({ label }) => label.toLowerCase().includes(sought.toLowerCase()))
      .map(({ label, detail, block }) => ({
        id: label,
        label,
        detail,
        act: () => insertBlock(editor, block),
      }));
};

const findPassages =
  ({ passages, dossier, editor }: AskedPaletteProps): Finder =>
  (sought) =>
    passagesFor(passages, dossier, sought).map((passage) => ({
      id: passage.id,
      label: passage.title,
      detail: tiesOf(passage),
      act: () => insertPassage(editor, passage),
    }));

const finders = { value: findValues, figure: findFigures, passage: findPassages } as const;
const signs = { value: '@', figure: '', passage: '/' } as const;

/** Below the caret, or above it where there is no room. */
const placeOf = ({ view }: SectionEditor) => {
  const { left, top, bottom } = view.coordsAtPos(view.state.selection.from);
  const height = 340;
  return {
    left: Math.max(8, Math.min(left, window.innerWidth - 430)),
    top: bottom + height < window.innerHeight ? bottom + 6 : Math.max(8, top - height),
  };
};

/** What «@», «/» and «Figure» ask for. Esc writes the typed sign into the text. */
export function AskedPalette(props: AskedPaletteProps) {
  const { asked, editor, onClose } = props;
  const { what, byKey } = asked;
  const find = finders[what](props);
  return (
    <Palette
      title={texts.titles[what]}
      at={placeOf(editor)}
      find={(sought) =>
        find(sought).map((item) => ({
          ...item,
          act: () => {
            onClose();
            item.act();
          },
        }))
      }
      onClose={(isEscape) => {
        onClose();
        if (isEscape) insertText(editor, byKey ? signs[what] : '');
      }}
    />
  );
}
