/** Compares values without an order: rows of a scan, fields of a row. */
import * as z from 'zod/mini';

const fieldsSchema = z.record(z.string(), z.unknown());

const sortedFields = (_key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value;
  const fields = fieldsSchema.safeParse(value).data;
  return fields && Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The same text for two values that differ only in the order of their fields. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (key, field) => sortedFields(key, field) ?? field);

/** The same list for two that differ only in their order. */
export const unordered = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, text: textOf(item) }))
    .sort((left, right) => (left.text < right.text ? -1 : left.text > right.text ? 1 : 0))
    .map(({ item }) => item);
