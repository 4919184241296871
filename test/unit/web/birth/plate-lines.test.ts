import { describe, expect, test } from 'vitest';
import { type InstantRange, offsetAt } from '#domain/births/instant.ts';
import { smallSkyOf } from '#domain/charts/small-sky.ts';
import { fr } from '#domain/texts/typography.ts';
import { clockText, plateLines } from '#web/features/birth/plate-words.ts';

const saintDenis = {
  name: 'Saint-Denis',
  latitude: -20.8823,
  longitude: 55.4504,
  zone: 'Indian/Reunion',
};
const camille = Date.parse('1991-04-17T02:42:00Z');
const around = (minutes: number): InstantRange => ({
  from: camille - minutes * 60_000,
  at: camille,
  to: camille + minutes * 60_000,
});
const day: InstantRange = {
  from: Date.parse('1991-04-16T20:00:00Z'),
  to: Date.parse('1991-04-17T19:59:59Z'),
};

const clock = (at: number): string =>
  clockText(Math.floor((at + (offsetAt(at, saintDenis) ?? 0) * 1000) / 60_000) * 60_000);
const linesOf = (range: InstantRange, point: typeof saintDenis | null = saintDenis) =>
  plateLines(smallSkyOf(range, point ?? undefined), range.at !== undefined, clock).map(
    ({ state, text }) => `${state}: ${text}`,
  );

describe('the plate lists what is certain, likely and absent', () => {
  test('fifteen minutes about', () => {
    expect(linesOf(around(15))).toEqual([
      `certain: ${fr('Soleil en Bélier, Lune en Taureau, toutes les planètes de Mercure à Pluton.')}`,
      `likely: ${fr('Ascendant Bélier jusqu’à 6 h 48, Taureau ensuite.')}`,
      `check: ${fr('Maison de la Lune : I ou II. Un acte de naissance le dit.')}`,
    ]);
  });

  test('five minutes about', () => {
    expect(linesOf(around(5))[0]).toContain('Lune en Taureau, Ascendant Bélier, toutes');
  });

  test('an unknown hour', () => {
    expect(linesOf(day)).toEqual([
      `certain: ${fr('Soleil en Bélier, toutes les planètes de Mercure à Pluton.')}`,
      `likely: ${fr('Lune en Taureau jusqu’à 10 h 41, en Gémeaux ensuite.')}`,
      `absent: ${fr('Ascendant, maisons. Nous n’inventons pas midi.')}`,
    ]);
  });

  test('an hour at a place without coordinates', () => {
    expect(linesOf(around(0), null).at(-1)).toBe(
      `absent: ${fr('Ascendant, maisons : il y faut les coordonnées du lieu.')}`,
    );
  });

  test('planets that change sign that day, apart from the others', () => {
    const from = Date.parse('2000-01-04T00:00:00Z');
    const lines = linesOf({ from, to: from + 86_399_000 });
    expect(lines[0]).toContain('les autres planètes.');
    expect(lines.filter((line) => line.includes('Mars en Verseau jusqu’à'))).toHaveLength(1);
  });

  test('with more than three ascendant signs, none is named', () => {
    expect(linesOf(around(240)).at(-1)).toBe(
      `absent: ${fr('Ascendant : trop de signes passent en ces minutes.')}`,
    );
  });
});
