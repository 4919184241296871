import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { RowUnreadable, readAll, readable, readOne } from '#lambdas/storage/readable.ts';
import { linesOf } from '#test/support/log-lines.ts';

const schema = z.object({ id: z.string(), email: z.string() });
const good = { id: 'good', email: 'a@b.example' };
let lines: ReturnType<typeof linesOf>;

beforeEach(() => {
  lines = linesOf();
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('a damaged row never empties a list: it is left out, and raises an alarm', () => {
  expect(readable(schema, [{ id: 'first', email: 7 }, good])).toEqual([good]);
  expect(lines.lines()).toMatchObject([
    { event: 'row_unreadable', row: 'id=first', fields: 'email', mail_lost: 1 },
  ]);
});

it('it raises one alarm and is logged each time, so that it does not hide other alarms', () => {
  for (let read = 0; read < 3; read += 1) readable(schema, [{ id: 'again', email: 7 }]);
  expect(lines.events()).toEqual(Array(3).fill('row_unreadable'));
  expect(lines.lines().filter(({ mail_lost }) => mail_lost === 1)).toHaveLength(1);
});

it('a log line contains its ids only', () => {
  readable(schema, [{ id: 8, user_id: 'u1', email: 'marie@exemple.fr' }]);
  expect(JSON.stringify(lines.lines())).not.toContain('marie');
});

it('a decision that depends on it fails', () => {
  expect(() => readOne(schema, { id: 'one' })).toThrow(RowUnreadable);
  expect(() => readAll(schema, [good, { id: 'two' }])).toThrow(RowUnreadable);
  expect(readAll(schema, [good])).toEqual([good]);
});
