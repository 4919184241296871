/** The optional birth of the guidance: its request, and what a profile adds. */
import { expect, it } from 'vitest';
import type { Birth } from '#domain/births/birth.ts';
import { addedBy, nothing, type Typed, validRequest } from '#web/pages/guidance/request.ts';

const camille: Typed = {
  ...nothing,
  ...{ fullName: 'Camille', email: 'camille@exemple.fr', consent: true },
  ...{ birthDate: '17/4/1991', birthTime: '6h42', birthPlace: 'Saint-Denis' },
};
const saintDenis = {
  ...{ id: 'f97411', name: 'Saint-Denis', detail: 'La Réunion', country: 'RE' },
  ...{ latitude: -20.8823, longitude: 55.4504, zone: 'Indian/Reunion' },
};
const here = { tz: 'Europe/Paris', now: new Date('2026-11-21T12:00:00Z'), search: '' };

it.each<[string, Partial<Typed>, object]>([
  ['the place of the list', { birthChosen: JSON.stringify(saintDenis) }, { place: saintDenis }],
  ['no place that was not typed', { birthPlace: '' }, { place: { name: '' } }],
  ['an hour that is not given as unknown', { birthTime: '' }, { precision: 'unknown' }],
  ['a margin', { birthPrecision: 'about', birthMargin: '30' }, { precision: 'about', margin: 30 }],
  ['a part of the day', { birthPrecision: 'part', birthDayPart: 'evening' }, { dayPart: 'evening' }],
  ['no part that was not chosen', { birthPrecision: 'part' }, { precision: 'unknown' }],
  [
    'the chosen one of two hours',
    { birthOffset: '{"seconds":3600,"by":"chosen"}' },
    { offsetSeconds: 3600, offsetBy: 'chosen', utc: '1991-04-17T05:42:00Z' },
  ],
  [
    'that nobody knows which of two hours',
    { birthOffset: '{"seconds":null,"by":"chosen"}' },
    { offsetSeconds: null, offsetBy: 'chosen', utc: null },
  ],
])('a request has %s', (_, change, birth) => {
  expect(validRequest({ ...camille, ...change }, here)).toMatchObject({ birth });
});

it('the form contains a signed-in customer’s data', () => {
  const profile = {
    email: 'camille@exemple.fr',
    first_name: 'Camille',
    last_name: null,
    birth_date: '1991-04-17',
    birth_time: '06:42:00',
    birth_place: null,
    email_validated: true,
    created_at: '2026-11-21T12:00:00Z',
  };
  expect(addedBy(profile)(nothing)).toEqual({
    fullName: 'Camille',
    email: 'camille@exemple.fr',
    birthDate: '17/04/1991',
    birthTime: '06:42',
    birthPlace: '',
  });
  const birth: Birth = { precision: 'unknown', place: saintDenis, offsetSeconds: null, utc: null };
  expect(addedBy({ ...profile, birth })(nothing)).toMatchObject({
    birthPrecision: 'unknown',
    birthChosen: JSON.stringify(saintDenis),
  });
  const other = { ...nothing, fullName: 'Jeanne' };
  expect(addedBy({ ...profile, birth })(other)).toEqual({ fullName: 'Camille', email: profile.email });
});
