/** The element of a list that a whole number falls on, in turn; never random. */
export const inTurn = <Item>(items: readonly [Item, ...Item[]], turn: number): Item =>
  items[((turn % items.length) + items.length) % items.length] ?? items[0];
