import type * as z from 'zod/mini';
import { log } from '#lambdas/platform/log.ts';

/** A row that does not fit its table: nobody can act on it until it is repaired, so nobody should try again and again. */
export class RowUnreadable extends Error {
  constructor() {
    super('a row is damaged');
    this.name = 'RowUnreadable';
  }
}

const names = ['id', 'order_id', 'user_id', 'kind', 'service', 'entry'] as const;

/** The row's ids, which are all that may stand in a log. */
const nameOf = (row: unknown): string => {
  if (typeof row !== 'object' || row === null) return typeof row;
  const facts = new Map(Object.entries(row));
  return names.flatMap((name) => (facts.has(name) ? `${name}=${facts.get(name)}` : [])).join(' ');
};

/** Rows that have rung: one that lies there for days must not drown what rings beside it. */
const rung = new Set<string>();

const tell = (row: unknown, error: z.core.$ZodError): void => {
  const fields = error.issues.map(({ path }) => path.join('.')).join(' ');
  const facts = { row: nameOf(row), fields };
  const isNew = !rung.has(facts.row);
  rung.add(facts.row);
  if (isNew) log.alarm('row_unreadable', facts);
  else log.error('row_unreadable', facts);
};

/** The rows that fit; the others ring and are left out, so that one of them never empties a list. */
export const readable = <Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] =>
  rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    if (parsed.success) return [parsed.data];
    tell(row, parsed.error);
    return [];
  });

/** One row, where a decision hangs on it. Rings and throws `RowUnreadable` when it does not fit. */
export const readOne = <Row>(schema: z.ZodMiniType<Row>, row: unknown): Row => {
  const [found] = readable(schema, [row]);
  if (found === undefined) throw new RowUnreadable();
  return found;
};

/** All rows of something of which none may be left out. Rings and throws `RowUnreadable`. */
export const readAll = <Row>(schema: z.ZodMiniType<Row>, rows: readonly unknown[] = []): Row[] =>
  rows.map((row) => readOne(schema, row));
