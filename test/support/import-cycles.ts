import { importsOf, type Source } from './sources.ts';

/** The files that each file imports, directly or indirectly. */
const reachOf = (sources: readonly Source[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = new Set(sources.map(({ path }) => path));
  const next = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ target }) => (known.has(target) ? [target] : [])),
    ]),
  );
  const from = (start: string): Set<string> => {
    const reached = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (reached.has(path)) continue;
      reached.add(path);
      open.push(...(next.get(path) ?? []));
    }
    return reached;
  };
  return new Map([...known].map((path) => [path, from(path)]));
};

/** The files that import themselves indirectly; imports of types count. */
export const filesInCycles = (sources: readonly Source[]): string[] =>
  [...reachOf(sources)].filter(([path, reached]) => reached.has(path)).map(([path]) => path);
