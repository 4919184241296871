import type * as z from 'zod/mini';
import { log } from '#lambdas/platform/log.ts';

/** A row does not fit its table's schema. Retrying is useless until it is repaired. */
export class RowUnreadable extends Error {
  constructor() {
    super('a row is damaged');
    this.name = 'RowUnreadable';
  }
}

const names = ['id', 'order_id', 'user_id', 'kind', 'service', 'part', 'entry'] as const;

/** The row's ids, the only fields that a log may hold. */
const nameOf = (row: unknown): string => {
  if (typeof row !== 'object' || row === null) return typeof row;
  const facts = new Map(Object.entries(row));
  return names.flatMap((name) => (facts.has(name) ? `${name}=${facts.get(name)}` : [])).join(' ');
};

/** Rows that have raised an alarm: a row that stays damaged for days must not hide other alarms. */
const rung = new Set<string>();

const tell = (row: unknown, error: z.core.$ZodError): void => {
  const fields = error.issues.map(({ path }) => path.join('.')).join(' ');
  const facts = { row: nameOf(row), fields };
  const isNew = !rung.has(facts.row);
  rung.add(facts.row);
  if (isNew) log.alarm('row_unreadable', facts);
  else log.error('row_unreadable', facts);
};

/** The valid rows. The others raise an alarm and are left out, so that one damaged row never empties a list. */
export const readable = <Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] =>
  rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return [parsed.data];
    tell(row, parsed.error);
    return [];
  });

/** One row that a decision depends on. Raises an alarm and throws `RowUnreadable` when it is damaged. */
export const readOne = <Row>(schema: z.ZodMiniType<Row>, row: unknown): Row => {
  const [found] = readable(schema, [row]);
  if (found === undefined) throw new RowUnreadable();
  return found;
};

/** All rows, when none may be left out. Raises an alarm and throws `RowUnreadable`. */
export const readAll = <Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] =>
  rows.map((row) => readOne(schema, row));
