import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { choiceDays, isChoiceDue } from '#domain/questions.ts';
import {
  type Asked,
  dueAfter,
  dueIfAnswered,
  nextWorkingMoment,
  pausesOf,
  stoppedSince,
} from '#domain/stopped-clock.ts';

const instant = (at: number) => new Date(at).toISOString();
const moment = (at: string) => instant(nextWorkingMoment(Date.parse(at)));
/** Paid on Monday 23 November 2026 at 8 h 23 in Paris, for 72 hours. */
const promised = '2026-11-26T07:23:00.000Z';

describe('the next working moment', () => {
  it.each([
    ['during work', '2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ['before work', '2026-11-25T05:00:00.000Z', '2026-11-25T08:00:00.000Z'],
    ['after work', '2026-11-25T18:10:00.000Z', '2026-11-26T08:00:00.000Z'],
    ['at the end of work', '2026-11-25T17:00:00.000Z', '2026-11-26T08:00:00.000Z'],
    ['on Friday evening', '2026-11-27T18:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ['on a Sunday', '2026-11-29T12:00:00.000Z', '2026-11-30T08:00:00.000Z'],
    ['on a holiday', '2026-12-25T12:00:00.000Z', '2026-12-28T08:00:00.000Z'],
    ['on the day before the clocks change', '2026-03-27T18:00:00.000Z', '2026-03-30T07:00:00.000Z'],
  ])('%s', (_, at, expected) => expect(moment(at)).toBe(expected));
});

describe('the clock', () => {
  it('stands while a question is open', () => {
    const asked = [{ asked_at: '2026-11-24T13:00:00.000Z' }];
    expect(stoppedSince(asked)).toBe('2026-11-24T13:00:00.000Z');
    expect(dueAfter(promised, asked)).toBeUndefined();
  });

  it('starts again at the next working moment after the answer', () => {
    const asked = [{ asked_at: '2026-11-24T13:00:00.000Z', answered_at: '2026-11-25T18:10:00.000Z' }];
    expect(stoppedSince(asked)).toBeUndefined();
    expect(dueAfter(promised, asked)).toBe('2026-11-28T02:23:00.000Z');
  });

  it('has one pause for two open questions, until the last answer', () => {
    const asked = [
      { asked_at: '2026-11-24T13:00:00.000Z', answered_at: '2026-11-24T14:00:00.000Z' },
      { asked_at: '2026-11-24T13:30:00.000Z', answered_at: '2026-11-24T15:00:00.000Z' },
    ];
    expect(pausesOf(asked)).toHaveLength(1);
    expect(dueAfter(promised, asked)).toBe('2026-11-26T09:23:00.000Z');
    expect(stoppedSince([...asked, { asked_at: '2026-11-24T14:30:00.000Z' }])).toBe(
      '2026-11-24T13:00:00.000Z',
    );
  });

  it.each([
    ['after the due date', '2026-11-27T10:00:00.000Z'],
    ['at its very moment', promised],
  ])('is not put back by what is asked %s', (_, asked_at) => {
    const late = { asked_at };
    expect(dueAfter(promised, [late])).toBe(promised);
    expect(dueAfter(promised, [{ ...late, answered_at: '2026-11-27T12:00:00.000Z' }])).toBe(promised);
  });

  it('leaves the choice to the customer from the very end of the fourteenth day on', () => {
    const due = addDays(new Date(promised), choiceDays);
    expect(isChoiceDue(promised, new Date(due.getTime() - 1))).toBe(false);
    expect(isChoiceDue(promised, due)).toBe(true);
    expect(isChoiceDue(undefined, due)).toBe(false);
  });

  it('says what an answer would give now', () => {
    const asked = [{ asked_at: '2026-11-24T13:00:00.000Z' }];
    expect(dueIfAnswered(promised, asked, new Date('2026-11-25T09:00:00.000Z'))).toBe(
      '2026-11-27T03:23:00.000Z',
    );
    expect(dueIfAnswered(promised, [], new Date('2026-11-25T09:00:00.000Z'))).toBe(promised);
  });
});

const start = Date.parse('2026-11-02T08:00:00.000Z');
const asked = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 300 }))
  .map(([from, length]): Asked => {
    const at = start + from * 900_000;
    return { asked_at: instant(at), answered_at: instant(at + length * 900_000) };
  });

it('a question never brings the due date forward, whatever the order in which questions are read', () => {
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 6 }), (questions) => {
      const due = dueAfter(promised, questions);
      expect(due).toBeDefined();
      expect((due ?? '') >= promised).toBe(true);
      expect(dueAfter(promised, [...questions].reverse())).toBe(due);
      const pauses = pausesOf(questions);
      for (const [index, { from }] of pauses.slice(1).entries())
        expect(from).toBeGreaterThan(pauses[index]?.to ?? Number.POSITIVE_INFINITY);
    }),
  );
});
