/** Selects an element of a list by a whole number, cyclically and never at random. */
export const inTurn = <Item>(items: readonly [Item, ...Item[]], turn: number): Item =>
  items[((turn % items.length) + items.length) % items.length] ?? items[0];
