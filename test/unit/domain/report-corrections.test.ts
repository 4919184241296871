import { describe, expect, it } from 'vitest';
import {
  correctionDue,
  correctionEnd,
  correctionRight,
  type ReportCorrection,
} from '#domain/report-corrections.ts';

const delivered_at = '2026-11-27T14:00:00.000Z';
const asked = (what: ReportCorrection['what'], isAnswered = true) => ({
  what,
  ...(isAnswered && { answer: { at: delivered_at, name: 'Bastien Oriol', text: 'Deux pages de plus.' } }),
});
const right = (
  corrections: Parameters<typeof correctionRight>[0]['corrections'],
  now: string,
  isPack = false,
) => correctionRight({ delivered_at, isPack, corrections }, new Date(now));

describe('the correction of a report', () => {
  it.each([
    ['on a Friday', '2026-11-27T14:00:00Z', '2026-12-02T22:59:59.999Z'],
    ['at night, the day before', '2026-11-26T22:59:00Z', '2026-12-01T22:59:59.999Z'],
    ['at night, the day after', '2026-11-26T23:01:00Z', '2026-12-02T22:59:59.999Z'],
    ['on a Saturday', '2026-11-28T09:00:00Z', '2026-12-02T22:59:59.999Z'],
    ['before Christmas', '2026-12-22T09:00:00Z', '2026-12-28T22:59:59.999Z'],
    ['in summer', '2026-07-09T09:00:00Z', '2026-07-15T21:59:59.999Z'],
  ])('asked for %s, is answered by the end of the third working day', (_, at, due) => {
    expect(correctionDue(new Date(at)).toISOString()).toBe(due);
  });

  it('is included until the end of the fourteenth day, and of the thirtieth of a pack', () => {
    expect(correctionEnd(delivered_at, false).toISOString()).toBe('2026-12-11T22:59:59.999Z');
    expect(correctionEnd(delivered_at, true).toISOString()).toBe('2026-12-27T22:59:59.999Z');
  });

  it('is included to the last millisecond of that day, and not after it', () => {
    expect(right([], '2026-12-11T22:59:59.999Z').isIncluded).toBe(true);
    expect(right([], '2026-12-11T23:00:00.000Z').isIncluded).toBe(false);
    expect(right([], '2026-12-11T23:00:00.000Z', true).isIncluded).toBe(true);
  });

  it('is used up by a passage that does not answer, whatever the answer was', () => {
    expect(right([asked('promise')], delivered_at)).toMatchObject({ isIncluded: false, isUsed: true });
  });

  it('is not used up by an error of the house', () => {
    expect(right([asked('error'), asked('slip')], delivered_at)).toMatchObject({
      isIncluded: true,
      isWaiting: false,
    });
  });

  it('waits for its answer', () => {
    expect(right([asked('slip', false)], delivered_at).isWaiting).toBe(true);
  });
});
