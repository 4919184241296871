import { fieldNames } from '#domain/texts/export-fields.ts';

/** Names of colleagues' accounts, and of other customers in a file that is no report yet: they are theirs. */
const foreign = new Set(['who', 'told', 'read_by', 'others']);

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);

const nameOf = (key: string): string => new Map(Object.entries(fieldNames)).get(key) ?? key;

/** A stored value with the French name beside each of its fields; an id as a key is its own name. */
export const explain = (value: unknown): unknown => {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(explain);
  if (!isRow(value)) return value;
  const fields = Object.entries(value).filter(([key, one]) => one !== undefined && !foreign.has(key));
  return Object.fromEntries(fields.map(([key, one]) => [key, { nom: nameOf(key), valeur: explain(one) }]));
};
