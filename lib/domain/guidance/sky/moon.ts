import { MoonPhase, SearchMoonPhase, SearchMoonQuarter } from 'astronomy-engine';
import { dateOfDay, dayNumber, type LocalDay, localDateIn, localDay } from '../zones.ts';
import { type Lunation, type MoonFacts, type Phase, phases, signs } from './facts.ts';
import { crossing, halfTurn, longitudeOf, signOf } from './positions.ts';

const dayLength = 86_400_000;
const synodicMonth = 29.530588861;
/** The new moon with k = 0 (Meeus, Astronomical Algorithms, ch. 49). */
const firstLunation = Date.parse('2000-01-06T18:14:00Z');

/** The four quarters as almanacs define them: Moon minus Sun in apparent longitude 0°, 90°, 180°, 270°. */
const quarters = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

/** The Moon's quarter of the day, else the next one. */
export const quarterNear = (zone: string, date: string, { start }: LocalDay): Lunation => {
  const { quarter, time } = SearchMoonQuarter(start);
  return {
    phase: quarters[quarter] ?? 'new',
    at: time.date.toISOString(),
    sign: signOf(longitudeOf('moon', time.date)),
    days: dayNumber(localDateIn(zone, time.date)) - dayNumber(date),
  };
};

/** Local days since the last quarter. */
const ageOf = (zone: string, date: string, start: Date): number => {
  const last = SearchMoonPhase(Math.floor(MoonPhase(start) / 90) * 90, start, -10);
  return last ? dayNumber(date) - dayNumber(localDateIn(zone, last.date)) : 1;
};

/** The phase of the quadrant, for days between two quarters. */
const between = (elongation: number): Phase =>
  phases[Math.floor(elongation / 90) * 2 + 1] ?? 'waxing-crescent';

/** Noons in the same sign just before today's: at most two. */
const stayOf = (zone: string, date: string, sign: string): number => {
  const noon = (back: number): Date => localDay(zone, dateOfDay(dayNumber(date) - back)).noon;
  const isThere = (back: number): boolean => signOf(longitudeOf('moon', noon(back))) === sign;
  if (!isThere(1)) return 0;
  return isThere(2) ? 2 : 1;
};

/** At most one change a day, because the Moon stays in a sign for more than two days. */
const changeOf = ({ start, end }: LocalDay): MoonFacts['change'] => {
  const entered = signOf(longitudeOf('moon', end));
  if (entered === signOf(longitudeOf('moon', start))) return undefined;
  const at = crossing(
    (time) => halfTurn(longitudeOf('moon', time) - signs.indexOf(entered) * 30),
    start,
    end,
  );
  return at && { at: at.toISOString(), sign: entered };
};

/** Sign, phase and age at local noon; a quarter during the day is its phase. */
export const moonOf = (
  zone: string,
  date: string,
  day: LocalDay,
  longitude: number,
  quarter: Lunation,
): MoonFacts => {
  const elongation = MoonPhase(day.noon);
  const sign = signOf(longitude);
  const isToday = quarter.days === 0;
  const change = changeOf(day);
  const newMoon = day.noon.getTime() - (elongation / 360) * synodicMonth * dayLength;
  return {
    longitude,
    sign,
    phase: isToday ? quarter.phase : between(elongation),
    elongation,
    illumination: (1 - Math.cos((elongation * Math.PI) / 180)) / 2,
    stay: stayOf(zone, date, sign),
    age: isToday ? 0 : ageOf(zone, date, day.start),
    lunation: Math.round((newMoon - firstLunation) / dayLength / synodicMonth),
    ...(change && { change }),
  };
};

/** Moon minus Sun at noon of each day of the month of `date`, in whole degrees: 0 new, 180 full. */
export const moonsOfMonth = (zone: string, date: string): number[] => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // An hour of summer time moves the Moon by half a degree.
  const noon = localDay(zone, `${date.slice(0, 8)}01`).noon.getTime();
  return Array.from(
    { length: days },
    (_, at) => Math.round(MoonPhase(new Date(noon + at * dayLength))) % 360,
  );
};
