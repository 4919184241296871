/** Acts on every item, so many at a time. */
export const inParallel = async <Item>(
  items: readonly Item[],
  lanes: number,
  act: (item: Item, index: number) => Promise<void>,
): Promise<void> => {
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) await act(item, index);
  };
  await Promise.all(Array.from({ length: lanes }, work));
};
