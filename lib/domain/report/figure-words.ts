import { type SheetTable, tableLines } from '../dossier/sheet.ts';
import type { PrintedReport } from './printed.ts';

/** The tables of a dossier that say what a drawing shows, by the drawing's place. */
const tablesOf: Readonly<Record<PrintedReport['discipline'], readonly (readonly string[])[]>> = {
  ao: [['positions']],
  ac: [['piliers'], ['elements']],
  nu: [['nombres'], ['inclusion']],
  hd: [['schema', 'personality', 'design']],
};

/** A drawing in words, a line for each row of its tables. */
export const figureWords = (
  discipline: PrintedReport['discipline'],
  tables: readonly Pick<SheetTable, 'id' | 'rows'>[],
  figure: number,
): string[] => {
  const ids = tablesOf[discipline][figure] ?? [];
  return ids.flatMap((id) => tables.filter((table) => table.id === id).flatMap(tableLines));
};
