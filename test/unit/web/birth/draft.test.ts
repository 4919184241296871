import { describe, expect, test } from 'vitest';
import { isConsistentBirth } from '#domain/births/birth.ts';
import { birth } from '#test/support/builders.ts';
import {
  type BirthDraft,
  birthDraftOf,
  birthTextsOf,
  detailsFor,
  noBirth,
  placeOf,
  typedInstantOf,
} from '#web/features/birth/draft.ts';
import { sentBirth } from '#web/features/birth/sent-birth.ts';

const saintDenis = birth().place;
const typed = (changes: Partial<BirthDraft> = {}): BirthDraft => ({
  ...noBirth,
  birthDate: '17/4/1991',
  birthTime: '6h42',
  birthPlace: 'Saint-Denis, La Réunion',
  birthChosen: JSON.stringify(saintDenis),
  ...changes,
});
const sent = (changes: Partial<BirthDraft> = {}) => sentBirth(typedInstantOf(typed(changes)));

/** Paris in the night of 26 September 1976, in which the hour from 0 h to 1 h passed twice. */
const paris = { name: 'Paris', latitude: 48.8534, longitude: 2.3488, zone: 'Europe/Paris', department: '75' };
const doubled = { birthDate: '26/09/1976', birthTime: '00:30', birthChosen: JSON.stringify(paris) };

describe('what is typed is sent with its instant', () => {
  test('of a place of the list', () => {
    expect(sent()).toEqual(birth());
  });

  test('with the margin of an hour that is not exact', () => {
    expect(sent({ birthPrecision: 'about', birthMargin: '30' })).toEqual(
      birth({ precision: 'about', margin: 30 }),
    );
  });

  test.each([
    ['unknown', { birthPrecision: 'unknown' }, { precision: 'unknown' }],
    [
      'of the morning',
      { birthPrecision: 'part', birthDayPart: 'morning' },
      { precision: 'part', dayPart: 'morning' },
    ],
  ])('without one where the hour is %s', (_case, change, wanted) => {
    expect(sent(change)).toEqual({ ...wanted, place: saintDenis, offsetSeconds: null, utc: null });
    expect(birthTextsOf(typed(change)).birthTime).toBe('');
  });

  test('of a place that is not in the list, as far as it was described', () => {
    const byHand = { birthChosen: '', birthPlace: 'Douar Es-Souk', birthCountry: 'Algérie' };
    expect(sent(byHand)).toMatchObject({
      place: { name: 'Douar Es-Souk', country: 'Algérie' },
      offsetSeconds: null,
      utc: null,
    });
    const placed = {
      ...byHand,
      birthZone: 'Africa/Algiers',
      birthLatitude: '36,7',
      birthLongitude: '3° 5′ E',
    };
    expect(sent(placed)).toMatchObject({ place: { latitude: 36.7 }, offsetSeconds: 3600, offsetBy: 'rule' });
    expect(birthTextsOf(typed(placed)).birthPlace).toBe('Douar Es-Souk, Algérie');
  });

  test('only once one of two hours is chosen or declared unknown', () => {
    expect(sent(doubled)).toBeUndefined();
    const chosen = JSON.stringify({ seconds: 7200, by: 'chosen' });
    expect(sent({ ...doubled, birthOffset: chosen })).toMatchObject({
      offsetSeconds: 7200,
      offsetBy: 'chosen',
      utc: '1976-09-25T22:30:00Z',
    });
    const nobodyKnows = JSON.stringify({ seconds: null, by: 'chosen' });
    expect(sent({ ...doubled, birthOffset: nobodyKnows })).toMatchObject({ offsetSeconds: null, utc: null });
  });

  test('without contradiction, for any typed text', () => {
    for (const change of [
      {},
      { birthPrecision: 'unknown' },
      { birthPrecision: 'about' },
      { birthOffset: 'x' },
    ]) {
      const draft = typed(change);
      expect(isConsistentBirth({ ...birthTextsOf(draft), birth: sentBirth(typedInstantOf(draft)) })).toBe(
        true,
      );
    }
  });
});

test.each([
  ['exact', {}],
  ['about', { birthPrecision: 'about', birthMargin: '5' }],
  ['a part of the day', { birthPrecision: 'part', birthDayPart: 'night' }],
  ['by hand', { birthOffset: JSON.stringify({ seconds: 10_800, by: 'hand' }) }],
  ['a place of one’s own', { birthChosen: '', birthPlace: 'Petit Bourg', birthCountry: 'France' }],
])('a known birth is typed again as it was: %s', (_case, change) => {
  const draft = typed(change);
  const [texts, known] = [birthTextsOf(draft), sentBirth(typedInstantOf(draft))];
  const again = { ...noBirth, ...birthDraftOf({ ...texts, birth: known }) };
  expect(sentBirth(typedInstantOf(again))).toEqual(known);
  expect(birthTextsOf(again)).toEqual(texts);
});

describe('a profile prefills the birth', () => {
  const known = birthDraftOf({
    birthDate: '1991-04-17',
    birthTime: '',
    birthPlace: 'Saint-Denis, La Réunion',
    birth: birth({ precision: 'unknown', offsetSeconds: null, offsetBy: undefined, utc: null }),
  });

  test('completely, when nothing is typed', () => {
    expect(detailsFor(noBirth, known)).toEqual(known);
  });

  test('completely, where the same was typed', () => {
    expect(detailsFor({ ...noBirth, birthDate: '17/04/1991' }, known)).toEqual(known);
  });

  test.each([
    ['another day', { birthDate: '01/01/1990' }],
    ['an hour', { birthTime: '6h42' }],
    ['another place', { birthPlace: 'Tizi Inconnu' }],
    ['another precision', { birthPrecision: 'about' }],
  ])('with nothing, when %s is typed: no birth is made of two', (_, change) => {
    expect(detailsFor({ ...noBirth, ...change }, known)).toEqual({});
  });
});

test('a stored text that cannot be read counts as none', () => {
  expect(placeOf(typed({ birthChosen: '{' }))).toEqual({ name: 'Saint-Denis, La Réunion' });
});
