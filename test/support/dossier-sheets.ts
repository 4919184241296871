/** Reads the tables and statements of a dossier, with ordinary spaces. */
import type { Cell, Sheet } from '#domain/dossier/sheet.ts';

export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const wordsOf = ({ text, note, parts }: Cell): string =>
  parts ? parts.map(wordsOf).join(' + ') : plain(note === undefined ? text : `${text} ${note}`);
/** The rows of a table by their first cell. */
export const tableOf = ({ tables }: Sheet, id: string): Record<string, string[]> =>
  Object.fromEntries(
    (tables.find((table) => table.id === id)?.rows ?? []).map(([name, ...cells]) => [
      name ? wordsOf(name) : '',
      cells.map(wordsOf),
    ]),
  );
export const said = ({ statements }: Sheet, state: string): string =>
  plain(statements.find((one) => one.state === state)?.text ?? '');
