import { fieldNames } from '#domain/texts/export-fields.ts';

/**
 * Ids of colleagues' accounts, whose names the customer reads instead, and names of other customers in a file that is no
 * report yet: they are theirs.
 */
export const foreignFields: ReadonlySet<string> = new Set(['who', 'told', 'read_by', 'others']);

/** Fields that hold such an id within another one. */
const foreignWithin: ReadonlyMap<string, readonly string[]> = new Map([
  ['expert', ['id']],
  ['by', ['id']],
  ['handed', ['by', 'from']],
]);

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

const nameOf = (key: string): string => new Map(Object.entries(fieldNames)).get(key) ?? key;

const explained = (value: unknown, without: readonly string[]): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(explain);
  if (!isRow(value)) return value;
  const isLeftOut = (key: string) => foreignFields.has(key) || without.includes(key);
  const fields = Object.entries(value).filter(([key, one]) => one !== undefined && !isLeftOut(key));
  return Object.fromEntries(
    fields.map(([key, one]) => [
      key,
      { nom: nameOf(key), valeur: explained(one, foreignWithin.get(key) ?? []) },
    ]),
  );
};

/** A stored value with the French name beside each of its fields; an id as a key is its own name. */
export const explain = (value: unknown): unknown => explained(value, []);
