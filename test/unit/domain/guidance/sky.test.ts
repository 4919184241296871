import { AstroTime, SearchMoonPhase } from 'astronomy-engine';
import { describe, expect, it } from 'vitest';
import { birthFacts } from '#domain/guidance/sky/birth.ts';
import { skyOfDay } from '#domain/guidance/sky/day.ts';
import { type SkyBody, type SkyFacts, signs } from '#domain/guidance/sky/facts.ts';
import { halfTurn, longitudeOf, positionsAt } from '#domain/guidance/sky/positions.ts';
import { dateOfDay, dayNumber } from '#domain/guidance/zones.ts';
import {
  fullMoons,
  lunarEclipses,
  newMoons,
  seasonsOfMeeus,
  seasonsOfUsno,
  solarEclipses,
} from '#test/support/guidance/almanac.ts';
import { born } from '#test/support/guidance/births.ts';
import { swissPositions } from '#test/support/guidance/swiss-ephemeris.ts';

const j2000 = Date.UTC(2000, 0, 1, 12);
const dayLength = 86_400_000;
/** An instant of terrestrial time, as a date of universal time. */
const terrestrial = (text: string): Date =>
  AstroTime.FromTerrestrialTime((Date.parse(`${text}Z`) - j2000) / dayLength).date;
const arcSeconds = (from: number, to: number): number => Math.abs(halfTurn(from - to)) * 3600;
const utc = (date: string): SkyFacts => skyOfDay('UTC', date);

/** Degrees from minutes and seconds of right ascension and declination to the ecliptic of date. */
const eclipticLongitude = (rightAscension: number, declination: number, obliquity: number): number => {
  const [a, d, e] = [rightAscension, declination, obliquity].map((angle) => (angle * Math.PI) / 180);
  const [x, y] = [
    Math.cos(a ?? 0),
    Math.sin(a ?? 0) * Math.cos(e ?? 0) + Math.tan(d ?? 0) * Math.sin(e ?? 0),
  ];
  return (Math.atan2(y, x) * 180) / Math.PI;
};

describe('positions, compared with published ones', () => {
  it('the worked examples of Meeus, within 3″', () => {
    // Astronomical Algorithms, ex. 25.b, 47.a and 33.a (its apparent right ascension and declination).
    const sun = longitudeOf('sun', terrestrial('1992-10-13T00:00:00'));
    const moon = longitudeOf('moon', terrestrial('1992-04-12T00:00:00'));
    const venus = longitudeOf('venus', terrestrial('1992-12-20T00:00:00'));
    expect(arcSeconds(sun, 199 + 54 / 60 + 22 / 3600)).toBeLessThan(3);
    expect(arcSeconds(moon, 133.167265)).toBeLessThan(3);
    expect(arcSeconds(venus, eclipticLongitude(316.17273, -18.88801, 23.439669))).toBeLessThan(3);
  });

  it('the Sun at 40 equinoxes and solstices of Meeus and 12 of the Naval Observatory, within 3″', () => {
    const off = [
      ...seasonsOfMeeus.flatMap((year) => year.map((at, index) => [terrestrial(at), index] as const)),
      ...seasonsOfUsno.flatMap((year) => year.map((at, index) => [new Date(`${at}Z`), index] as const)),
    ].map(([at, index]) => arcSeconds(longitudeOf('sun', at), index * 90));
    expect(off).toHaveLength(52);
    expect(Math.max(...off)).toBeLessThan(3);
  });

  it('120 positions of another ephemeris, within 20″', () => {
    const off = swissPositions.flatMap(({ at, positions }) => {
      const ours = positionsAt(new Date(at));
      const names = Object.keys(positions) satisfies string[];
      return names
        .filter((name): name is SkyBody => name in ours)
        .map((name) => arcSeconds(ours[name], positions[name]));
    });
    expect(off).toHaveLength(120);
    expect(Math.max(...off)).toBeLessThan(20);
  });
});

describe('lunations and eclipses, compared with published ones', () => {
  it.each([
    ['new', newMoons],
    ['full', fullMoons],
  ] as const)('%s moons of 2024 to 2026, within 80 seconds of the printed minute', (phase, published) => {
    for (const at of published) {
      const { lunation, moon } = utc(at.slice(0, 10));
      expect([at, lunation.phase, moon.phase, lunation.days, moon.age]).toEqual([at, phase, phase, 0, 0]);
      expect(Math.abs(Date.parse(lunation.at) - Date.parse(`${at}Z`))).toBeLessThan(80_000);
    }
  });

  it('the new moon of February 1977 and the last quarter of January 2044, within a minute', () => {
    // Meeus, Astronomical Algorithms, ex. 49.a and 49.b, TT.
    for (const [target, at] of [
      [0, '1977-02-18T03:37:42'],
      [270, '2044-01-21T23:48:17'],
    ] as const) {
      const exact = terrestrial(at);
      const found = SearchMoonPhase(target, new Date(exact.getTime() - dayLength), 3);
      expect(Math.abs((found?.date.getTime() ?? 0) - exact.getTime())).toBeLessThan(60_000);
    }
  });

  it.each([
    ...solarEclipses.map((row) => ['sun', ...row] as const),
    ...lunarEclipses.map((row) => ['moon', ...row] as const),
  ])('an eclipse of the %s at %s, within 15 seconds, shown the day before and after', (of, at, kind) => {
    const day = dayNumber(at.slice(0, 10));
    for (const from of [-1, 0, 1]) {
      const { eclipse } = utc(dateOfDay(day + from));
      expect(eclipse).toMatchObject({ of, kind, days: 0 - from });
      expect(Math.abs(Date.parse(eclipse.at) - terrestrial(at).getTime())).toBeLessThan(15_000);
    }
  });
});

describe('the facts of a day', () => {
  it('Mercury is stationary on the days of the almanacs', () => {
    const turning = (turns: string, from: string) =>
      Array.from({ length: 3 }, (_, index) => utc(dateOfDay(dayNumber(from) - 1 + index)).stations)
        .flat()
        .some((station) => station.planet === 'mercury' && station.turns === turns);
    const stations = ['2024-04-01', '2024-08-05', '2025-03-15', '2025-07-18', '2026-02-26', '2026-06-29'];
    const resumed = ['2024-04-25', '2024-08-28', '2025-04-07', '2025-08-11', '2026-03-20', '2026-07-23'];
    expect(stations.filter((date) => !turning('retrograde', date))).toEqual([]);
    expect(resumed.filter((date) => !turning('direct', date))).toEqual([]);
    expect(utc('2024-04-10').retrogrades).toContain('mercury');
    expect(utc('2024-05-10').retrogrades).not.toContain('mercury');
  });

  it('shows the great conjunction of 21 December 2020, and the trine of Uranus and Pluto of November 2026', () => {
    const great = utc('2020-12-21').aspects.find(({ from, to }) => from === 'jupiter' && to === 'saturn');
    expect(great).toMatchObject({ kind: 'conjunction' });
    expect(great?.at?.slice(0, 13)).toBe('2020-12-21T18');
    const trine = utc('2026-11-24').aspects.find(({ from }) => from === 'uranus');
    expect(trine).toMatchObject({ to: 'pluto', kind: 'trine' });
    expect(trine?.orb).toBeLessThan(1);
  });

  it("the Moon's sign changes at the hour of the zone's own day", () => {
    expect(skyOfDay('Europe/Paris', '2026-11-24').moon.change).toMatchObject({ sign: 'gemini' });
    const at = skyOfDay('Europe/Paris', '2026-11-24').moon.change?.at ?? '';
    expect(arcSeconds(longitudeOf('moon', new Date(at)), 60)).toBeLessThan(2);
    expect(utc('2026-11-23').moon.change).toBeUndefined();
  });

  it('from day to day the Moon goes round the signs and ages between its quarters', () => {
    const days = Array.from(
      { length: 60 },
      (_, index) => utc(dateOfDay(dayNumber('2026-01-01') + index)).moon,
    );
    for (const [index, moon] of days.entries()) {
      const before = days[index - 1];
      if (!before) continue;
      const isSame = before.sign === moon.sign;
      expect((signs.indexOf(moon.sign) - signs.indexOf(before.sign) + 12) % 12).toBe(isSame ? 0 : 1);
      expect(moon.stay).toBe(isSame ? before.stay + 1 : 0);
      expect(moon.age === 0 || moon.age === before.age + 1).toBe(true);
      expect(moon.age).toBeLessThan(9);
    }
  });
});

describe('the other disciplines', () => {
  it('the cycle of sixty days: 1 October 1949 was 甲子, 1 January 2000 was 戊午', () => {
    expect(utc('1949-10-01').chinese).toEqual({ index: 0, animal: 'rat', element: 'wood', isYang: true });
    expect(utc('2000-01-01').chinese).toEqual({ index: 54, animal: 'horse', element: 'earth', isYang: true });
    expect(utc('2000-01-02').chinese).toEqual({ index: 55, animal: 'goat', element: 'earth', isYang: false });
  });

  it('the number of a date, with the masters', () => {
    expect(utc('2026-11-21').universalNumber).toBe(6);
    expect(utc('2026-09-19').universalNumber).toBe(11);
    expect(utc('2026-09-30').universalNumber).toBe(22);
  });

  it('the gate of the Sun: 41 from 2° Aquarius, 25 at the equinox', () => {
    expect(utc('2026-01-23').humanDesign.gate).toBe(41);
    expect(utc('2026-03-20').humanDesign.gate).toBe(25);
    expect(utc('2026-11-21').humanDesign).toMatchObject({ gate: 14, line: 5 });
  });

  it('the facts of a birth: sign, house, slow transits, animal and personal number', () => {
    const sky = utc('2026-11-21');
    const facts = birthFacts(born('1991-04-17', '12:00'), sky);
    expect(facts).toMatchObject({
      sun: { sign: 'aries', house: 1 },
      moonSign: 'gemini',
      animal: 'snake',
      steps: 6,
      isBirthday: false,
    });
    expect(facts.transits.map(({ from, kind }) => [from, kind])).toEqual([['jupiter', 'trine']]);
    // 4 + 8 + 10 = 22 → 4; 4 + 11 = 15 → 6; 6 + 21 = 27 → 9
    expect(facts.personalNumber).toBe(9);
    expect(birthFacts(born('1991-11-21'), sky).isBirthday).toBe(true);
    expect(birthFacts(born('2026-11-21'), sky).isBirthday).toBe(false);
  });

  it('with the hour of birth, also the fast bodies', () => {
    const sky = utc('2026-11-21');
    const without = birthFacts(born('1991-11-21'), sky).transits.map(({ from }) => from);
    const withHour = birthFacts(born('1991-11-21', '06:30'), sky).transits.map(({ from }) => from);
    expect(without).not.toContain('sun');
    expect(withHour).toContain('sun');
  });
});
