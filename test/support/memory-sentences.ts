/** What the comparison of reports reads and writes, in memory; `asked` counts the hashes of each reading. */
export const memorySentences = () => {
  const kept = new Set<string>();
  const asked: number[] = [];
  return {
    kept,
    asked,
    known: async (hashes: readonly string[]) => {
      asked.push(hashes.length);
      return new Set(hashes.filter((hash) => kept.has(hash)));
    },
    add: async (hashes: readonly string[]) => {
      for (const hash of hashes) kept.add(hash);
    },
  };
};

export const memoryJsonFiles = () => {
  const files = new Map<string, unknown>();
  return {
    files,
    read: async (key: string): Promise<unknown> => files.get(key),
    write: async (key: string, content: unknown) => {
      files.set(key, content);
    },
  };
};

/** Sentences of fourteen words, of which no eight in a row stand in another. */
export const sentences = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, at) => {
    const word = `${name}${at}`;
    return `Ceci est ${word} dans un texte ${word} qui parle toujours ${word} et de rien.`;
  });
