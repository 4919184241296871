import { once } from '#domain/once.ts';

const list = once(() => new Intl.ListFormat('fr', { type: 'conjunction' }));

/** «Numérologie et Human Design» */
export const listed = (names: readonly string[]): string => list().format(names);
