import type { ChartKind } from '../chart-kinds.ts';
import { type SheetTable, tableLines } from '../dossier/sheet.ts';

/** The tables of a dossier that say what a drawing shows, by the drawing's place. */
const tablesOf: Readonly<Record<ChartKind, readonly (readonly string[])[]>> = {
  western: [['positions'], ['passages'], ['retour']],
  chinese: [['piliers'], ['elements']],
  numbers: [['nombres'], ['inclusion']],
  design: [['schema', 'personality', 'design']],
};

/** A drawing in words, a line for each row of its tables. */
export const figureWords = (
  chart: ChartKind | undefined,
  tables: readonly Pick<SheetTable, 'id' | 'rows'>[],
  figure: number,
): string[] => {
  const ids = (chart && tablesOf[chart][figure]) ?? [];
  return ids.flatMap((id) => tables.filter((table) => table.id === id).flatMap(tableLines));
};
