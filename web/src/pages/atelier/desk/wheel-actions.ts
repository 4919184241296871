import type { Passage } from '#domain/report/passage.ts';
import type { MenuAction } from '../actions-menu.tsx';
import { wheelTexts as texts } from './beside-texts.ts';
import { type Dossier, nameOfRow } from './dossier.ts';
import type { SectionEditor } from './editor.ts';
import { insertPassage, insertProof, insertValue, insertValues } from './insertion.ts';
import type { OfferedRow } from './offers.ts';
import { passagesOf, phraseOf, phraseText, type WheelPiece } from './wheel-pieces.ts';

type Desk = {
  readonly dossier: Dossier;
  readonly editor: SectionEditor;
  readonly passages: readonly Passage[];
  /** The caret's block has no margin, or a full one. */
  readonly onNoMargin: () => void;
};

/** All that a row says, and its note in the margin. */
const wholeOf = (row: OfferedRow, { dossier, editor, onNoMargin }: Desk): MenuAction[] => {
  const phrase = phraseOf(row, dossier);
  return [
    { label: texts.insert(phraseText(phrase)), choose: () => insertValues(editor, phrase) },
    {
      label: texts.margin(nameOfRow(dossier, row.reference)),
      choose: () => {
        if (!insertProof(editor, row.reference)) onNoMargin();
      },
    },
  ];
};

/** What a touched piece puts where the caret stands. */
export const actionsOf = (piece: WheelPiece, desk: Desk): MenuAction[] => {
  const { dossier, editor, passages } = desk;
  const [only, ...others] = piece.rows;
  const cells = only && others.length === 0 && only.offers.length > 1 ? only.offers : [];
  return [
    ...piece.rows.flatMap((row) => wholeOf(row, desk)),
    ...passagesOf(piece, passages, dossier).map((passage) => ({
      label: texts.passage(passage.title),
      choose: () => insertPassage(editor, passage),
    })),
    ...cells.map((offer) => ({
      label: texts.insert(offer.label),
      choose: () => insertValue(editor, offer),
    })),
  ];
};
