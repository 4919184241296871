import type { Passage } from '#domain/report/passage.ts';
import type { Dossier } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { insertBlock, insertPassage, insertText, insertValue } from './insertion.ts';
import { offeredRows, rowsFor } from './offers.ts';
import { type Item, Palette } from './palette.tsx';
import { passagesFor, tiesOf } from './passages.ts';
import { piecesOf } from './pieces.ts';
import { paletteTexts as texts } from './side-texts.ts';
import type { Asked } from './use-open-desk.ts';

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
    rowsFor(rows, sought).flatMap(({ name, facts, offers }) =>
      offers.map((offer) => ({
        id: offer.reference,
        label: offer.label,
        detail: offer.reference.split('/').length === 2 ? facts.join(', ') : name,
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
      act: () => insertPassage(editor, passage.id, passage.blocks),
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
