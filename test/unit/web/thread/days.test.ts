import { describe, expect, it } from 'vitest';
import { formatLongDate } from '#domain/dates.ts';
import { byDay, paragraphsOf } from '#web/features/thread/days.ts';

describe('a thread by day', () => {
  it('has its entries in order of time, under the day of the given zone', () => {
    const entries = ['2026-11-25T23:30:00Z', '2026-11-24T09:00:00Z', '2026-11-25T22:30:00Z'].map((at) => ({
      at,
    }));
    const days = byDay(entries, (at) => formatLongDate(at));
    expect(days.map(({ day, entries: own }) => [day, own.map(({ at }) => at.slice(11, 16))])).toEqual([
      [formatLongDate(new Date('2026-11-24T09:00:00Z')), ['09:00']],
      [formatLongDate(new Date('2026-11-25T22:30:00Z')), ['22:30']],
      [formatLongDate(new Date('2026-11-25T23:30:00Z')), ['23:30']],
    ]);
  });

  it('parts a message at empty lines', () => {
    expect(paragraphsOf('\nUn.\nEncore un.\n \n\nDeux. ')).toEqual(['Un.\nEncore un.', 'Deux.']);
  });
});
