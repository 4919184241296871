/** Runs `act` for 0, 1, 2 … `count` − 1, in chunks that run in parallel. */
export const inChunks = async <Value>(
  count: number,
  atOnce: number,
  act: (index: number) => Promise<Value>,
): Promise<Value[]> => {
  const results: Value[] = [];
  for (let from = 0; from < count; from += atOnce) {
    const indexes = Array.from({ length: Math.min(atOnce, count - from) }, (_, offset) => from + offset);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
};
