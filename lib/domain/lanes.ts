const lanes = 10;

type Outcome = { readonly failed: number; readonly left: number };

/** Acts on each item, ten at a time, until the time is up. Returns how many failed and how many were not reached. */
export const inLanes = async <Item>(
  items: readonly Item[],
  hasTime: () => boolean,
  act: (item: Item) => Promise<'done' | 'failed'>,
): Promise<Outcome> => {
  let [next, failed] = [0, 0];
  const run = async (): Promise<void> => {
    while (next < items.length && hasTime()) {
      const item = items[next];
      next += 1;
      if (item !== undefined && (await act(item)) === 'failed') failed += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return { failed, left: items.length - next };
};
