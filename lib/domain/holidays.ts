/** Days in the shop's zone: calendar days, public holidays of France and working days. */
import { seat } from '#content/company.ts';
import { shopZone } from '#content/shop.ts';
import { once } from './once.ts';

const day = 86_400_000;
/** «2026-11-24 18:42:05» */
const clock = once(
  () => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: shopZone }),
);

/** The calendar day in the shop's zone at an instant, as YYYY-MM-DD. */
export const shopDate = (at: Date): string => clock().format(at).slice(0, 10);

/** That day as midnight UTC. */
export const shopDay = (at: Date): number => Date.parse(`${shopDate(at)}T00:00:00Z`);

/** How far the shop's clock is ahead of UTC at a whole second. */
const aheadAt = (second: number): number =>
  Date.parse(`${clock().format(second).replace(' ', 'T')}Z`) - second;

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

/** The last millisecond of a day in the shop's zone, whose clock does not change at midnight. */
export const endOfShopDay = (midnight: number): Date => {
  const near = midnight + day - aheadAt(midnight + day);
  return new Date(midnight + day - aheadAt(near) - 1);
};
