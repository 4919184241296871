/** Days in Paris: calendar days, public holidays and working days. */
import { seat } from '#content/company.ts';
import { once } from './once.ts';

const day = 86_400_000;
const parisDay = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Paris' }),
);

/** The calendar day in Paris at an instant, as midnight UTC of that day. */
export const dayInParis = (at: Date): number => Date.parse(`${parisDay().format(at)}T00:00:00Z`);

/** That day as YYYY-MM-DD. */
export const dateInParis = (at: Date): string => parisDay().format(at);

/** Easter Sunday of a Gregorian year (anonymous algorithm of Meeus), as midnight UTC. */
const easterOf = (year: number): number => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30;
  const yearOfCentury = year % 100;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1);
};

/**
 * Code du travail L3133-1: holidays with a fixed date (MM-DD), with those of the merchant's seat; then Easter Monday,
 * Ascension and Whit Monday.
 */
const fixedHolidays: readonly string[] = [
  ...['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
  ...seat.holidays,
];
const holidaysAfterEaster = [1, 39, 50];

const isHoliday = (midnight: number): boolean => {
  const date = new Date(midnight);
  const afterEaster = (midnight - easterOf(date.getUTCFullYear())) / day;
  return fixedHolidays.includes(date.toISOString().slice(5, 10)) || holidaysAfterEaster.includes(afterEaster);
};

const isWorkingDay = (midnight: number): boolean => {
  const weekday = new Date(midnight).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(midnight);
};

/** That day, or the next one that is neither on a weekend nor a public holiday. */
export const nextWorkingDay = (midnight: number): number =>
  isWorkingDay(midnight) ? midnight : nextWorkingDay(midnight + day);

/** The last millisecond of a day in Paris, which ends at 22 h UTC in summer and at 23 h in winter. */
export const endOfParisDay = (midnight: number): Date => {
  const summerEnd = midnight + day - 2 * 3_600_000;
  const isSummer = dayInParis(new Date(summerEnd)) > midnight;
  return new Date((isSummer ? summerEnd : summerEnd + 3_600_000) - 1);
};
