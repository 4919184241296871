/** Runs `act` for every item, a limited number in parallel. */
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
