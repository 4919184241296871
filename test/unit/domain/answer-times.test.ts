import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTimes, type ThreadEvent, waitsOf } from '#domain/answer-times.ts';
import { keyFor } from '#test/support/keys.ts';

const at = (hours: number): string => new Date(Date.UTC(2026, 10, 28) + hours * 3_600_000).toISOString();
const service = keyFor.numbers;
const event = (entry: string, hours: number, changes: Partial<ThreadEvent> = {}): ThreadEvent => ({
  ...{ part: 'one', entry, service, at: at(hours) },
  ...changes,
});
const message = (from: 'customer' | 'expert', hours: number, part = 'one') =>
  event(`message#${from}#${hours}`, hours, { from, part });

describe('messages', () => {
  it('wait from the first one to the next of the expert', () => {
    const events = [
      message('customer', 0),
      message('customer', 3),
      message('expert', 5),
      message('expert', 6),
      message('customer', 8),
    ];
    expect(waitsOf(events)).toEqual([
      { kind: 'message', service, from: at(0), to: at(5) },
      { kind: 'message', service, from: at(8) },
    ]);
  });

  it('of another consultation answer nothing', () => {
    expect(answerTimes([message('customer', 0), message('expert', 1, 'two')])).toEqual([
      { kind: 'message', service, all: 1, open: 1, late: 0, changed: 0, median: undefined },
    ]);
  });

  it('have as many waits, whatever the order in which they are read', () => {
    const events = fc.array(
      fc.tuple(fc.constantFrom('customer' as const, 'expert' as const), fc.integer({ min: 0, max: 500 })),
    );
    fc.assert(
      fc.property(events, (some) => {
        const unique = [...new Map(some.map(([from, hours]) => [hours, message(from, hours)])).values()];
        expect(waitsOf(unique.toReversed())).toEqual(waitsOf(unique));
        const waits = waitsOf(unique);
        expect(waits.filter(({ to }) => to === undefined).length).toBeLessThanOrEqual(1);
        for (const { from, to } of waits) if (to !== undefined) expect(to > from).toBe(true);
      }),
    );
  });
});

it('corrections count what changed and what was late; words count nothing', () => {
  const due_at = at(72);
  const events = [
    event('correction#a', 0, { due_at, answer: { at: at(24), version: 2 } }),
    event('correction#b', 0, { due_at, answer: { at: at(96) } }),
    event('correction#c', 0, { due_at }),
    // Answered at the last moment of its promise.
    event('correction#d', 0, { due_at, answer: { at: due_at } }),
    event('words', 0),
  ];
  expect(answerTimes(events)).toEqual([
    { kind: 'correction', service, all: 4, open: 1, late: 1, changed: 1, median: 72 },
  ]);
});

it('questions of experts and of the margin are told apart, by discipline', () => {
  const events = [
    event('question#a', 0, { reply: { at: at(10) } }),
    event('question#b', 0, { reply: { at: at(20) }, service: keyFor.western }),
    event('margin#a', 0, { due_at: at(24), answer: { at: at(4) } }),
  ];
  expect(answerTimes(events).map(({ kind, service: of, median }) => [kind, of, median])).toEqual(
    expect.arrayContaining([
      ['question', service, 10],
      ['question', keyFor.western, 20],
      ['margin', service, 4],
    ]),
  );
});
