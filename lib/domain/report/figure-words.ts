import type { ChartKind } from '../chart-kinds.ts';
import { type SheetTable, tableLines } from '../dossier/sheet.ts';

/** The tables of a dossier that say what a drawing shows, by the drawing's place; one without tables is not drawn. */
const tablesOf: Readonly<Record<ChartKind, readonly (readonly string[])[]>> = {
  western: [['positions'], ['passages'], ['retour'], ['aspects', 'angles', 'mineurs']],
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
  const isThere = (ids: readonly string[]) => tables.some(({ id }) => ids.includes(id));
  const ids = (chart && tablesOf[chart].filter(isThere)[figure]) ?? [];
  return ids.flatMap((id) => tables.filter((table) => table.id === id).flatMap(tableLines));
};
