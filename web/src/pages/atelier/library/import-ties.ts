import { fold } from '#domain/report/fold.ts';
import type { Grid, Tie } from './grids.ts';

/** Words that a title has and a table leaves out, or the other way round. */
const small = new Set(['en', 'et', 'de', 'du', 'la', 'le', 'au', 'aux']);
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !small.has(word));

/** Cells with the words that a title must have, table by table. */
const cellsOf = ({ rows, columns, tieAt }: Grid) =>
  rows.flatMap((row) =>
    columns.map((column) => ({ words: wordsOf(`${row} ${column}`), tie: tieAt(row, column) })),
  );

/**
 * What a title says that its passage is about: «Lune en Taureau», «Saturne en maison X», «Chemin de vie 7». Only a table
 * of which it names one cell is believed; a tie that is not recognised is added by hand.
 */
export const tiesByTitle = (grids: readonly Grid[]): ((title: string) => Tie[]) => {
  const tables = grids.map(cellsOf);
  return (title) => {
    const said = new Set(wordsOf(title));
    for (const cells of tables) {
      const named = cells.filter(({ words }) => words.every((word) => said.has(word)));
      const [only] = named;
      if (only && named.length === 1) return [only.tie];
    }
    return [];
  };
};
