import { expect, it } from 'vitest';
import { daysLeft, dueOf } from '#domain/requests.ts';

it.each([
  ['2026-11-25T09:30:00.000Z', '2026-12-25T09:30:00.000Z'],
  ['2026-12-15T09:30:00.000Z', '2027-01-15T09:30:00.000Z'],
  ['2027-01-31T09:30:00.000Z', '2027-02-28T09:30:00.000Z'],
  ['2028-01-30T09:30:00.000Z', '2028-02-29T09:30:00.000Z'],
  ['2027-05-31T23:30:00.000Z', '2027-06-30T23:30:00.000Z'],
])('a request of %s is due a month later, on %s', (asked, due) => {
  expect(dueOf(new Date(asked)).toISOString()).toBe(due);
});

it.each([
  ['2026-12-20T09:00:00.000Z', 5],
  ['2026-12-25T09:00:00.000Z', 0],
  ['2026-12-25T10:00:00.000Z', -1],
])('on %s it has %d whole days left', (now, days) => {
  expect(daysLeft({ due_at: '2026-12-25T09:30:00.000Z' }, new Date(now))).toBe(days);
});
