import { describe, expect, it } from 'vitest';
import { formatParisDateTime } from '#domain/dates.ts';
import { ownDay, ownLongDateTime } from '#web/platform/own-time.ts';

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');
const at = new Date('2026-11-20T21:42:00Z');

describe('hours', () => {
  it.each([
    ['Indian/Reunion', 'samedi 21 novembre 2026 à 1 h 42 (votre heure locale)'],
    ['Europe/Paris', 'vendredi 20 novembre 2026 à 22 h 42'],
    ['Europe/Brussels', 'vendredi 20 novembre 2026 à 22 h 42'],
  ])('in %s are the reader’s own, and say so where Paris has another', (zone, said) => {
    expect(plain(ownLongDateTime(at, zone))).toBe(said);
  });

  it('of a mail name their zone; a day is the reader’s own', () => {
    expect(plain(formatParisDateTime(at))).toBe('vendredi 20 novembre 2026 à 22 h 42 (heure de Paris)');
    expect([ownDay(at, 'Indian/Reunion'), ownDay(at, 'Europe/Paris')]).toEqual([
      '21 novembre',
      '20 novembre',
    ]);
  });
});
