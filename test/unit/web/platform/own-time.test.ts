import { describe, expect, it } from 'vitest';
import { formatShopDateTime } from '#domain/dates.ts';
import { formatNamedDateTime, knownZone } from '#domain/zone.ts';
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

  it.each([
    ['Indian/Reunion', 'samedi 21 novembre 2026 à 1 h 42 (heure de La Réunion)'],
    ['America/Martinique', 'vendredi 20 novembre 2026 à 17 h 42 (heure de la Martinique)'],
    ['America/Montreal', 'vendredi 20 novembre 2026 à 16 h 42 (heure de l’Est nord-américain)'],
    ['Europe/Brussels', 'vendredi 20 novembre 2026 à 22 h 42 (heure de Paris)'],
    ['Mars/Olympus', 'vendredi 20 novembre 2026 à 22 h 42 (heure de Paris)'],
    [undefined, 'vendredi 20 novembre 2026 à 22 h 42 (heure de Paris)'],
  ])('of a mail for %s are its reader’s, and named', (zone, said) => {
    expect(plain(formatNamedDateTime(at, zone))).toBe(said);
  });

  it('use existing zones only', () => {
    expect(['Indian/Reunion', '+04:00', 'x'.repeat(64), ''].map(knownZone)).toEqual([
      'Indian/Reunion',
      ...[undefined, undefined, undefined],
    ]);
  });

  it('of a mail name their zone; a day is the reader’s own', () => {
    expect(plain(formatShopDateTime(at))).toBe('vendredi 20 novembre 2026 à 22 h 42 (heure de Paris)');
    expect([ownDay(at, 'Indian/Reunion'), ownDay(at, 'Europe/Paris')]).toEqual([
      '21 novembre',
      '20 novembre',
    ]);
  });
});
