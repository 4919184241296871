/** What the guidance knows of a birth: real instants by the history of legal time, and only what is certain of them. */
import { describe, expect, it, test } from 'vitest';
import type { Birth, BirthPlace } from '#domain/births/birth.ts';
import { birthInTime } from '#domain/guidance/birth-range.ts';
import { birthFacts } from '#domain/guidance/sky/birth.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import { guidanceBasis } from '#domain/texts/guidance-basis.ts';

const saintDenis: BirthPlace = {
  name: 'Saint-Denis',
  country: 'RE',
  latitude: -20.8823,
  longitude: 55.4504,
  zone: 'Indian/Reunion',
};
const paris: BirthPlace = {
  name: 'Paris',
  country: 'FR',
  department: '75',
  latitude: 48.8534,
  longitude: 2.3488,
  zone: 'Europe/Paris',
};
const amsterdam: BirthPlace = {
  name: 'Amsterdam',
  country: 'NL',
  latitude: 52.374,
  longitude: 4.8897,
  zone: 'Europe/Amsterdam',
};
const at = (place: BirthPlace, more: Partial<Birth> = {}): Birth => ({
  ...{ precision: 'exact', place, offsetSeconds: null, utc: null },
  ...more,
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19);
const today = skyOfDay('Europe/Paris', '2026-11-24');
const read = (given: { birthDate: string; birthTime?: string; birth?: Birth }) => {
  const birth = birthInTime({ birthTime: '', ...given });
  const facts = birthFacts(birth, today);
  const { from, to } = birth.range;
  return { facts, basis: plain(guidanceBasis(birth, facts)), range: [iso(from), iso(to)] };
};

describe('an hour and a place', () => {
  it('give the instant by the legal time of the place: Saint-Denis of La Réunion, 17 April 1991', () => {
    const { range, basis, facts } = read({
      birthDate: '1991-04-17',
      birthTime: '06:42',
      birth: at(saintDenis),
    });
    expect(range).toEqual(['1991-04-17T02:42:00', '1991-04-17T02:42:00']);
    expect(basis).toBe('Heure de naissance : 6 h 42, heure légale de son lieu (UTC+4), soit 2 h 42 UTC.');
    expect(facts).toMatchObject({ sun: { sign: 'aries' }, moonSign: 'taurus' });
  });

  it('have the offset of the history before 1970: Amsterdam 1928', () => {
    const { range, basis } = read({ birthDate: '1928-01-15', birthTime: '12:00', birth: at(amsterdam) });
    expect(range[0]).toBe('1928-01-15T11:40:28');
    expect(basis).toContain('(UTC+0 h 19 min 32 s), soit 11 h 40 UTC.');
  });

  it('about an hour are the minutes around it', () => {
    const birth = at(saintDenis, { precision: 'about', margin: 30 });
    const { range, basis } = read({ birthDate: '1991-04-17', birthTime: '06:42', birth });
    expect(range).toEqual(['1991-04-17T02:12:00', '1991-04-17T03:12:00']);
    expect(basis).toBe(
      'Heure de naissance : vers 6 h 42, à 30 minutes près, heure légale de son lieu (UTC+4), soit 2 h 42 UTC. N’est dit que ce qui vaut pour chaque instant possible.',
    );
  });
});

describe('a doubled hour: Paris, 26 September 1976 at half past midnight', () => {
  const given = { birthDate: '1976-09-26', birthTime: '00:30' };

  it('that nobody chose holds both readings', () => {
    const { range, basis } = read({ ...given, birth: at(paris) });
    expect(range).toEqual(['1976-09-25T22:30:00', '1976-09-25T23:30:00']);
    expect(basis).toContain(
      '0 h 30, que l’horloge de son lieu peut avoir montrée à UTC+2 ou à UTC+1. N’est dit que ce qui vaut',
    );
  });

  it('that was chosen is one instant', () => {
    const birth = at(paris, { offsetSeconds: 3600, offsetBy: 'chosen', utc: '1976-09-25T23:30:00Z' });
    expect(read({ ...given, birth }).range).toEqual(['1976-09-25T23:30:00', '1976-09-25T23:30:00']);
  });
});

describe('without an hour', () => {
  it('the whole local day counts, and the Moon is named only where it stays in one sign', () => {
    const unknown = (date: string) =>
      read({ birthDate: date, birth: at(saintDenis, { precision: 'unknown' }) });
    const certain = unknown('1991-04-16');
    expect(certain.range).toEqual(['1991-04-15T20:00:00', '1991-04-16T19:59:59']);
    expect(certain.facts).toMatchObject({ sun: { sign: 'aries' }, moonSign: 'taurus' });
    expect(certain.basis).toBe(
      'Heure de naissance : inconnue. N’est dit que ce qui vaut pour chaque instant possible.',
    );
    const changed = unknown('1991-04-17');
    expect(changed.facts).toMatchObject({ sun: { sign: 'aries' } });
    expect(changed.facts).not.toHaveProperty('moonSign');
    expect(changed.basis).toContain('La Lune changeait alors de signe : rien n’est dit du sien.');
  });

  it('a part of the day counts alone', () => {
    const birth = at(saintDenis, { precision: 'part', dayPart: 'morning' });
    const { range, basis } = read({ birthDate: '1991-04-17', birth });
    expect(range).toEqual(['1991-04-17T02:00:00', '1991-04-17T07:59:59']);
    expect(basis).toContain('le matin (6 h à 12 h). N’est dit');
  });

  it('nothing is said of a Sun that may stand in either of two signs', () => {
    const { facts, basis } = read({
      birthDate: '1991-04-20',
      birth: at(saintDenis, { precision: 'unknown' }),
    });
    expect(facts).not.toHaveProperty('sun');
    expect(basis).toContain('Le Soleil changeait alors de signe');
  });
});

test('an hour without a place is read neither as UTC nor at noon: every zone on earth is possible', () => {
  const { range, basis } = read({ birthDate: '1991-04-17', birthTime: '06:42' });
  expect(range).toEqual(['1991-04-16T16:42:00', '1991-04-17T18:42:00']);
  expect(basis).toContain('6 h 42. Sans lieu de la liste, son heure légale reste inconnue. N’est dit');
  expect(read({ birthDate: '1991-04-17' }).range).toEqual(['1991-04-16T10:00:00', '1991-04-18T12:00:00']);
});

test('transits are those that hold at every instant of the day', () => {
  const day = { birthDate: '1985-11-23', birth: at(paris, { precision: 'unknown' }) };
  const said = read(day).facts.transits.map(({ from, kind }) => `${from} ${kind}`);
  for (const time of ['00:00', '06:00', '12:00', '18:00', '23:59']) {
    const { transits } = read({ ...day, birthTime: time, birth: at(paris) }).facts;
    expect(transits.map(({ from, kind }) => `${from} ${kind}`)).toEqual(expect.arrayContaining(said));
  }
});
