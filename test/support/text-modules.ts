/** Every text of a module; functions are called with a word for each argument. */
export const textsOf = (value: unknown, path: string, depth = 0): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (depth > 8) return [];
  if (typeof value === 'function') {
    try {
      return textsOf(value('mot', 'mot', 'mot'), `${path}()`, depth + 1);
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path} ${key}`, depth + 1));
};
