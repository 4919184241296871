/** All items in their order, in batches of this size; the last one may be smaller. */
export const batchesOf = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
