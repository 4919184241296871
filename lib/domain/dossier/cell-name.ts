import { ofPillars } from '../texts/dossier-chinese.ts';

/** Where a column is what a text is about, as a pillar is, each of its cells has a name: «Tronc du jour». */

const cellular = 'piliers';
const ofColumns = new Map<string, string>(Object.entries(ofPillars));

/** The name of a cell of such a table; undefined for what its row names. */
export const cellName = (reference: string): string | undefined => {
  const [table, row, column = ''] = reference.split('/');
  const of = table === cellular ? ofColumns.get(column) : undefined;
  return of && `${row} ${of}`;
};
