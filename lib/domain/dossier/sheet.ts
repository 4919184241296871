import { stateNames } from '../texts/dossier.ts';

/** What a dossier says, once for the screen, the reader of a screen, the paper and the copied text. */

/** `glyphs` name drawn signs; `note` stands smaller behind the text; `parts` stand below each other instead of it. */
export type Cell = {
  readonly text: string;
  readonly glyphs?: readonly string[];
  readonly note?: string;
  readonly parts?: readonly Cell[];
  /** Its signs are what the table is about. */
  readonly isLarge?: boolean;
  /** What it is in the drawing, by the names of its shapes. */
  readonly marks?: readonly string[];
};

/** The first cell of a row names it; `pairs`: together with the second. */
export type SheetTable = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly pairs?: true;
  /** Stands before a value outside the table. */
  readonly word?: string;
};

/** `likely` is what the given minute says, with what another would. */
export type Statement = { readonly state: keyof typeof stateNames; readonly text: string };

export type Sheet = {
  /** The conventions of the drawing, in one sentence each. */
  readonly caption: string;
  readonly tables: readonly SheetTable[];
  readonly statements: readonly Statement[];
};

export const cellText = ({ text, note, parts }: Cell): string => {
  if (parts) return parts.map(cellText).join(' + ');
  return note === undefined ? text : `${text} ${note}`;
};

const rowText = ([name, ...rest]: readonly Cell[]): string => {
  const values = rest.map(cellText).filter((text) => text !== '' && text !== '–');
  const named = name ? cellText(name) : '';
  return values.length > 0 ? `${named}\u00a0: ${values.join(', ')}` : named;
};

/** A table in words, a line for each row. */
export const tableLines = ({ rows }: Pick<SheetTable, 'rows'>): string[] => rows.map(rowText);

/** The lines that «Copier en texte» puts into the clipboard, after those of the head. */
export const sheetLines = (sheet: Sheet, head: readonly string[]): string[] => [
  ...head,
  sheet.caption,
  ...sheet.tables.flatMap((table) => ['', table.title, ...tableLines(table)]),
  '',
  ...sheet.statements.map(({ state, text }) => `${stateNames[state]}\u00a0: ${text}`),
];
