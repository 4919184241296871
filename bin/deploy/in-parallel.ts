/** Parallel calls of one command; more are not faster on a domestic line, and AWS refuses many more a second. */
const parallel = 12;

/** Does the work for all items, some at a time. */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const rest = [...items];
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: parallel }, worker));
};
