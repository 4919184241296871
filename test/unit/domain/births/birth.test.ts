import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Birth, isConsistentBirth, isHourAnswered, utcOf } from '#domain/births/birth.ts';
import { customerInfoSchema, hasBirthInfo } from '#domain/profile.ts';
import { birthLines, birthSentence } from '#domain/texts/birth-lines.ts';
import { birth, customerInfo } from '#test/support/builders.ts';

const camille = (changes: Partial<Birth> = {}) =>
  customerInfo({ birthPlace: 'Saint-Denis, La Réunion', birth: birth(changes) });
const noHour = (changes: Partial<Birth>) => ({
  ...camille({ offsetSeconds: null, offsetBy: undefined, utc: null, ...changes }),
  birthTime: '',
});

describe('a birth and its instant', () => {
  test('match', () => {
    expect(isConsistentBirth(camille())).toBe(true);
    expect(isConsistentBirth(customerInfo())).toBe(true);
    expect(isConsistentBirth(noHour({ precision: 'unknown' }))).toBe(true);
    expect(isConsistentBirth(noHour({ precision: 'part', dayPart: 'morning' }))).toBe(true);
    expect(isConsistentBirth(camille({ precision: 'about', margin: 15 }))).toBe(true);
  });

  test.each([
    ['an instant of another hour', camille({ utc: '1991-04-17T03:42:00Z' })],
    ['an instant without its offset', camille({ offsetSeconds: null })],
    ['an offset without its instant', camille({ utc: null })],
    ['an unknown hour with a time', camille({ precision: 'unknown', offsetSeconds: null, utc: null })],
    ['an unknown hour with an instant', { ...camille({ precision: 'unknown' }), birthTime: '' }],
    ['a part of the day that is not named', noHour({ precision: 'part' })],
    ['a margin of an exact hour', camille({ margin: 15 })],
  ])('contradict each other: %s', (_case, info) => {
    expect(isConsistentBirth(info)).toBe(false);
    expect(customerInfoSchema.safeParse(info).error?.issues[0]?.message).toBe(
      'La date, l’heure et l’instant de la naissance se contredisent. Choisissez de nouveau le lieu.',
    );
  });

  test('of an invalid date is refused like the date itself', () => {
    const info = { ...camille(), birthDate: 'Camille' };
    expect(isConsistentBirth(info)).toBe(false);
    expect(customerInfoSchema.safeParse(info).success).toBe(false);
  });

  test('every offset leads from the local time to the instant and back', () => {
    const times = fc.date({
      min: new Date('1901-01-01T00:00:00Z'),
      max: new Date('2008-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(times, fc.integer({ min: -57_600, max: 57_600 }), (local, offset) => {
        const text = local.toISOString();
        const instant = Date.parse(utcOf(text.slice(0, 10), text.slice(11, 16), offset));
        expect(new Date(instant + offset * 1000).toISOString().slice(0, 16)).toBe(text.slice(0, 16));
      }),
    );
  });

  test('unknown fields are refused when it is sent', () => {
    const sent = { ...camille(), birth: { ...birth(), place: { ...birth().place, street: 'rue' } } };
    expect(customerInfoSchema.safeParse(sent).success).toBe(false);
  });
});

describe('§5: all three are answered', () => {
  test.each([
    ['an exact hour', camille(), true],
    ['no hour and no word about it', customerInfo({ birthTime: '' }), false],
    ['«Je ne connais pas l’heure»', noHour({ precision: 'unknown' }), true],
    ['«Un moment de la journée»', noHour({ precision: 'part', dayPart: 'evening' }), true],
    ['a moment that is not chosen', noHour({ precision: 'part' }), false],
    ['no place', { ...noHour({ precision: 'unknown' }), birthPlace: ' ' }, false],
  ])('%s', (_case, info, isComplete) => {
    expect(hasBirthInfo(info)).toBe(isComplete);
    if (isComplete) expect(isHourAnswered(info)).toBe(true);
  });
});

const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('a birth in French', () => {
  test.each([
    [camille(), '17 avril 1991 à 6 h 42, Saint-Denis, La Réunion', 'Heure légale UTC+4, soit 2 h 42 UTC'],
    [
      camille({ precision: 'about', margin: 15 }),
      '17 avril 1991, vers 6 h 42, à 15 minutes près, Saint-Denis, La Réunion',
      'Heure légale UTC+4, soit 2 h 42 UTC',
    ],
    [
      noHour({ precision: 'part', dayPart: 'morning' }),
      '17 avril 1991, le matin (6 h à 12 h), Saint-Denis, La Réunion',
      undefined,
    ],
    [noHour({ precision: 'unknown' }), '17 avril 1991, heure inconnue, Saint-Denis, La Réunion', undefined],
    [
      customerInfo({ birthDate: '1991-05-01', birthPlace: 'Nantes' }),
      '1er mai 1991 à 6 h 42, Nantes',
      undefined,
    ],
    [
      { ...camille({ utc: '1991-04-16T22:30:00Z', offsetSeconds: 7200 }), birthTime: '00:30' },
      '17 avril 1991 à 0 h 30, Saint-Denis, La Réunion',
      'Heure légale UTC+2, soit 22 h 30 UTC le 16 avril 1991',
    ],
  ])('case %#', (info, sentence, instant) => {
    expect(plain(birthSentence(info))).toBe(sentence);
    expect(plain(birthLines(info).instant)).toBe(instant);
  });

  test('an erased one is not shown', () => {
    expect(birthSentence({ birthDate: '', birthTime: '', birthPlace: '' })).toBeUndefined();
  });

  test('shows what is uncertain', () => {
    const unsure = camille({ offsetBy: 'chosen', offsetSeconds: null, utc: null });
    expect(birthLines(unsure).remarks.map(plain)).toEqual([
      'Deux heures possibles, la personne ne sait pas laquelle',
    ]);
    expect(plain(birthSentence(unsure))).toBe(
      '17 avril 1991 à 6 h 42 (deux heures possibles), Saint-Denis, La Réunion',
    );
    const byHand = camille({ place: { name: 'Petit Bourg' }, offsetBy: 'hand' });
    expect(birthLines(byHand).remarks.map(plain)).toEqual([
      'Lieu écrit à la main, à situer',
      'Décalage corrigé à la main',
    ]);
  });
});
