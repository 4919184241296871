import type { Block } from '#domain/report/document.ts';
import type { Dossier } from './dossier.ts';
import { dossierSideTexts as texts } from './side-texts.ts';

/** A whole block that the dossier offers. */
export type Piece = { readonly label: string; readonly detail: string; readonly block: Block };

export const piecesOf = ({ figures, sheet }: Dossier): Piece[] => [
  ...figures.map(
    ({ label }, figure): Piece => ({
      label: texts.figure(figure + 1),
      detail: label.split('.')[0] ?? '',
      block: { kind: 'figure', figure, caption: [] },
    }),
  ),
  ...sheet.tables.map(
    ({ id, title, rows }): Piece => ({
      label: texts.table(title),
      detail: String(rows.length),
      block: { kind: 'table', table: id },
    }),
  ),
  ...(sheet.statements.length > 0
    ? [
        {
          label: texts.hour,
          detail: String(sheet.statements.length),
          block: { kind: 'hour', runs: [] },
        } satisfies Piece,
      ]
    : []),
  { label: texts.questions, detail: '', block: { kind: 'questions', questions: [[]] } },
];
