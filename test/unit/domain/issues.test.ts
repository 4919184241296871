import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byUrgency, type Issue, issueKinds, issueOf } from '#domain/issues.ts';
import { isLate } from '#domain/late.ts';
import { keyFor } from '#test/support/keys.ts';

const paid_at = '2026-11-24T12:00:00.000Z';
const due_at = '2026-11-26T12:00:00.000Z';
const waiting = { state: 'waiting', paid_at, due_at } as const;
const taken = { ...waiting, state: 'taken' } as const;
const at = (text: string) => new Date(`2026-11-${text}:00.000Z`);

describe('a part of the queue', () => {
  it.each([
    ['nothing in the first half of its delay', waiting, '25T11:59', undefined],
    ['nobody took it by then', waiting, '25T12:00', 'untaken'],
    ['somebody has', taken, '25T12:00', undefined],
    ['twelve hours before its date', taken, '26T00:00', 'near'],
    ['so when nobody has it', waiting, '26T00:00', 'near'],
    ['at its last instant', taken, '26T12:00', 'near'],
    ['after it', taken, '26T12:01', 'late'],
    ['after it, whatever was promised since', { ...taken, new_due_at: '2026-11-30' }, '26T12:01', 'late'],
    ['without the instant of its payment', { ...waiting, paid_at: undefined }, '25T20:00', undefined],
  ] as const)('%s', (_, part, now, kind) => {
    expect(issueOf(part, at(now))?.kind).toBe(kind);
  });

  it('names its start, never later than now, and is an issue until it is delivered', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.boolean(), (hours, isTaken) => {
        const now = new Date(Date.parse(paid_at) + hours * 3_600_000);
        const issue = issueOf(isTaken ? taken : waiting, now);
        if (issue) expect(Date.parse(issue.since)).toBeLessThanOrEqual(now.getTime());
        expect(issue !== undefined).toBe(hours >= (isTaken ? 36 : 24));
      }),
    );
  });
});

it('the most urgent kind comes first, and within a kind the oldest', () => {
  const issue = (kind: Issue['kind'], since: string): Issue => ({
    kind,
    id: `${kind} ${since}`,
    since,
  });
  const all = issueKinds.flatMap((kind) => [issue(kind, '2026-01-01'), issue(kind, '2026-01-02')]);
  expect([...all].reverse().sort(byUrgency)).toEqual(all);
});

it('a missed due date stays an issue after a new date: the contract may be ended', () => {
  const order = { status: 'paid', services: [keyFor.numbers], due_at } as const;
  const moved = { ...order, services: [...order.services], parts: [], due_at: '2026-11-30T12:00:00.000Z' };
  expect(isLate(moved, at('27T00:00'))).toBe(false);
  expect(isLate({ ...moved, apologised_at: '2026-11-26T12:05:00.000Z' }, at('27T00:00'))).toBe(true);
});
