import { expect, test } from 'vitest';
import type { BirthPlace } from '#domain/births/birth.ts';
import { instantOf, offsetAt, rangeOfInstant, type TypedInstant } from '#domain/births/instant.ts';
import { readOffset, writeOffset } from '#domain/births/written-offset.ts';

const saintDenis: BirthPlace = {
  name: 'Saint-Denis',
  latitude: -20.8823,
  longitude: 55.4504,
  zone: 'Indian/Reunion',
};
const paris: BirthPlace = { name: 'Paris', latitude: 48.8566, longitude: 2.3522, zone: 'Europe/Paris' };
const bordeaux: BirthPlace = { ...paris, name: 'Bordeaux', department: '33' };

const typed = (changes: Partial<TypedInstant>): TypedInstant => ({
  date: '1991-04-17',
  time: '06:42',
  precision: 'exact',
  place: saintDenis,
  ...changes,
});
const doubled = typed({ date: '1976-09-26', time: '00:30', place: paris });
const chosen = (seconds: number | null) => ({ seconds, by: 'chosen' as const });
const byHand = (seconds: number) => ({ seconds, by: 'hand' as const });

test('the rule of the place gives the offset of an unambiguous time', () => {
  expect(instantOf(typed({}))).toMatchObject({
    offsetSeconds: 14_400,
    offsetBy: 'rule',
    utc: '1991-04-17T02:42:00Z',
    reading: { kind: 'single' },
  });
});

test.each([
  ['doubled', doubled, [7200, 3600]],
  ['skipped', typed({ date: '1976-03-28', time: '01:30', place: paris }), [7200, 3600]],
  ['divided', typed({ date: '1941-01-10', time: '08:30', place: bordeaux }), [7200, 3600]],
] as const)('a %s time has no instant until one is chosen', (kind, birth, offsets) => {
  const open = instantOf(birth);
  expect(open).toMatchObject({ offsetSeconds: null, utc: null, reading: { kind } });
  expect(open.offsetBy).toBeUndefined();
  expect(open.reading?.candidates.map(({ offsetSeconds }) => offsetSeconds)).toEqual(offsets);
  for (const candidate of open.reading?.candidates ?? []) {
    const { utc, offsetBy } = instantOf({ ...birth, offset: chosen(candidate.offsetSeconds) });
    expect([utc, offsetBy]).toEqual([candidate.utc, 'chosen']);
  }
  expect(instantOf({ ...birth, offset: chosen(null) })).toMatchObject({
    offsetSeconds: null,
    offsetBy: 'chosen',
    utc: null,
  });
});

test('an offset chosen at another place or time does not count', () => {
  expect(instantOf(typed({ offset: chosen(7200) }))).toMatchObject({
    offsetSeconds: 14_400,
    offsetBy: 'rule',
  });
  const stale = instantOf({ ...doubled, offset: chosen(14_400) });
  expect([stale.utc, stale.offsetBy]).toEqual([null, undefined]);
});

test('an offset by hand overrides the rule and needs no zone', () => {
  const hand = { offsetSeconds: 10_800, offsetBy: 'hand', utc: '1991-04-17T03:42:00Z' };
  expect(instantOf(typed({ offset: byHand(10_800) }))).toMatchObject(hand);
  const unlisted = typed({ place: { name: 'Ferme des Orgues' }, offset: byHand(10_800) });
  expect(instantOf(unlisted)).toEqual({ ...hand, reading: undefined });
});

test.each(['part', 'unknown'] as const)(
  'the precision «%s» has no instant, whatever the time',
  (precision) => {
    const { utc, offsetSeconds, offsetBy, reading } = instantOf(typed({ precision, dayPart: 'night' }));
    expect([utc, offsetSeconds, offsetBy, reading?.kind]).toEqual([null, null, undefined, 'unknown']);
  },
);

test('without a known zone there is no reading', () => {
  const nothing = { reading: undefined, offsetSeconds: null, utc: null };
  expect(instantOf(typed({ place: { name: 'Ferme des Orgues' } }))).toEqual(nothing);
  expect(instantOf(typed({ place: { ...paris, zone: 'Europe/Lutece' } }))).toEqual(nothing);
  expect(instantOf(typed({ time: '' }))).toEqual(nothing);
});

test('a zone without coordinates is enough, except for local mean time', () => {
  const place = { name: 'Ferme des Orgues', zone: 'Africa/Dakar' };
  expect(instantOf(typed({ place })).offsetSeconds).toBe(0);
  expect(instantOf(typed({ place, date: '1905-03-02' })).reading).toBeUndefined();
});

const minutes = (typedInstant: TypedInstant): number | undefined => {
  const range = rangeOfInstant(typedInstant);
  return range && Math.ceil((range.to - range.from) / 60_000);
};

test('the range covers all that the answer leaves open', () => {
  expect(minutes(typed({}))).toBe(0);
  expect(minutes(typed({ precision: 'about', margin: 15 }))).toBe(30);
  expect(minutes(typed({ precision: 'part', dayPart: 'night' }))).toBe(360);
  expect(minutes(typed({ precision: 'unknown' }))).toBe(1440);
  expect(rangeOfInstant(typed({ precision: 'part', dayPart: 'evening' }))).toEqual({
    from: Date.parse('1991-04-17T14:00:00Z'),
    to: Date.parse('1991-04-17T19:59:59Z'),
  });
});

test('the days on which clocks change last 23 and 25 hours', () => {
  expect(minutes(typed({ precision: 'unknown', place: paris, date: '1976-03-28' }))).toBe(23 * 60);
  expect(minutes(typed({ precision: 'unknown', place: paris, date: '2023-10-29' }))).toBe(25 * 60);
});

test('there is no range without a zone, a part of the day or a chosen instant', () => {
  expect(
    rangeOfInstant(typed({ precision: 'unknown', place: { name: 'Ferme des Orgues' } })),
  ).toBeUndefined();
  expect(rangeOfInstant(typed({ precision: 'part' }))).toBeUndefined();
  expect(rangeOfInstant(doubled)).toBeUndefined();
});

test('the clocks of a place at an instant', () => {
  const winter = Date.parse('1941-01-10T12:00:00Z');
  expect(offsetAt(winter, { ...paris, department: '69' })).toBe(3600);
  expect(offsetAt(winter, { ...paris, department: '75' })).toBe(7200);
  expect(offsetAt(winter, { name: 'Ferme des Orgues' })).toBeUndefined();
});

test.each([
  ['+04:00', 14_400],
  ['+ 4', 14_400],
  ['−3:30', -12_600],
  ['-3 h 30', -12_600],
  ['UTC+2', 7200],
  ['+0:19:32', 1172],
  ['-0', 0],
  ['+16:00', 57_600],
] as const)('«%s» is an offset', (text, seconds) => {
  expect(readOffset(text)).toBe(seconds);
  expect(readOffset(writeOffset(seconds))).toBe(seconds);
});

test.each(['', '4', '+', '+17', '+4:60', '+4:5', 'Paris'])('«%s» is no offset', (text) => {
  expect(readOffset(text)).toBeUndefined();
});

test('an offset is written with a true minus', () => {
  expect([-12_600, 1172, 0].map(writeOffset)).toEqual(['−03:30', '+00:19:32', '+00:00']);
});
