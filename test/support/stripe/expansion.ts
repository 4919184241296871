import { ParameterFault } from './faults.ts';

/** Names of the properties to expand, without the `data.` prefix of lists. */
export type Expansion = ReadonlySet<string>;

/** The requested expansions with their parents. Throws a ParameterFault for one that the object lacks. */
export const expansion = (wanted: readonly string[] = [], allowed: readonly string[]): Expansion => {
  const unknown = wanted.find((name) => !allowed.includes(name));
  if (unknown !== undefined) {
    throw new ParameterFault(
      `This property cannot be expanded (${unknown}).`,
      'property_cannot_be_expanded',
      'expand',
    );
  }
  const parents = wanted.filter((name) => name.includes('.')).map((name) => name.slice(0, name.indexOf('.')));
  return new Set([...wanted, ...parents]);
};

/** The same for lists, whose names start with `data.`. */
export const listExpansion = (wanted: readonly string[] = [], allowed: readonly string[]): Expansion => {
  const inLists = expansion(
    wanted,
    allowed.map((name) => `data.${name}`),
  );
  const inItems = [...inLists].filter((name) => name !== 'data').map((name) => name.replace(/^data\./, ''));
  return expansion(inItems, allowed);
};
