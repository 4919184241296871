/** The values by which a list is ordered, of one of its rows. */
export type Place = readonly string[];
/** Some rows of a list, and the place after which the others follow. */
export type Piece<Row> = { readonly rows: readonly Row[]; readonly rest?: Place };

/** The first rows; `found` has one more than `most` when others follow. */
export const pieceOf = <Row>(
  found: readonly Row[],
  most: number,
  placeOf: (row: Row) => Place,
): Piece<Row> => {
  const rows = found.slice(0, most);
  const last = rows.at(-1);
  return found.length > most && last !== undefined ? { rows, rest: placeOf(last) } : { rows };
};
