/** The terms of the printed dossier, in the order of their numbers. */

export const branchAnimals = [...'鼠牛虎兔龙蛇马羊猴鸡狗猪'] as const;
export const phaseElements = ['wood', 'fire', 'earth', 'metal', 'water'] as const;
export const signElements = ['fire', 'earth', 'air', 'water'] as const;
export const signModes = ['cardinal', 'fixed', 'mutable'] as const;

/** Counts by their names. */
export const namedCounts = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
  Object.fromEntries(names.map((name, index) => [name, counts[index] ?? 0]));
