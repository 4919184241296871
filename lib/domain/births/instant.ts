import { type BirthPlace, type BirthPrecision, isTimed, utcOf } from './birth.ts';
import { type DayPart, dayParts } from './day-parts.ts';
import { clocksOf } from './place-clocks.ts';
import { type BirthReading, readBirth } from './read-birth.ts';
import { type Period, periodsOf } from './zone-history.ts';

/** `chosen`: one of the possible offsets, null when the person does not know which; `hand`: corrected. */
export type OffsetChoice = { readonly seconds: number | null; readonly by: 'chosen' | 'hand' };

/** The answers of the form. `time` is «» or HH:MM; it counts only where the precision is `exact` or `about`. */
export type TypedInstant = {
  readonly date: string;
  readonly time: string;
  readonly precision: BirthPrecision;
  readonly margin?: number | undefined;
  readonly dayPart?: DayPart | undefined;
  readonly place: BirthPlace;
  readonly offset?: OffsetChoice | undefined;
};

/** The last three are fields of `Birth`. */
export type Instant = {
  /** Undefined while the hour is missing, and where the zone of the place is unknown. */
  readonly reading: BirthReading | undefined;
  readonly offsetSeconds: number | null;
  readonly offsetBy?: 'rule' | 'chosen' | 'hand';
  readonly utc: string | null;
};

/** Without a longitude, a reading counts only when it is the same at every longitude. */
const anyLongitude = [0, 90] as const;

const readAt = (date: string, time: string | undefined, { latitude = 0, ...place }: BirthPlace) => {
  const { zone, longitude } = place;
  if (zone === undefined || !periodsOf(zone, 0)) return undefined;
  const read = (east: number) =>
    readBirth({ date, ...(time && { time }), place: { ...place, zone, latitude, longitude: east } });
  if (longitude !== undefined) return read(longitude);
  const [reading, other] = [read(anyLongitude[0]), read(anyLongitude[1])];
  return JSON.stringify(reading) === JSON.stringify(other) ? reading : undefined;
};

/** The instant of the answers. The date must exist. */
export const instantOf = (typed: TypedInstant): Instant => {
  const { date, time, place, offset } = typed;
  const none = { offsetSeconds: null, utc: null };
  if (!isTimed(typed.precision)) return { reading: readAt(date, undefined, place), ...none };
  if (time === '') return { reading: undefined, ...none };
  const reading = readAt(date, time, place);
  const at = (offsetSeconds: number, offsetBy: 'rule' | 'chosen' | 'hand'): Instant => ({
    reading,
    offsetSeconds,
    offsetBy,
    utc: utcOf(date, time, offsetSeconds),
  });
  if (offset?.by === 'hand' && offset.seconds !== null) return at(offset.seconds, 'hand');
  if (!reading) return { reading, ...none };
  if (reading.offsetSeconds !== null) return at(reading.offsetSeconds, 'rule');
  const { candidates } = reading;
  const chosen = candidates.find(({ offsetSeconds }) => offsetSeconds === offset?.seconds);
  if (chosen) return at(chosen.offsetSeconds, 'chosen');
  // An offset that was chosen at another place or time does not count.
  return { reading, ...none, ...(offset?.seconds === null && { offsetBy: 'chosen' as const }) };
};

/** Milliseconds since 1970 between which the birth lies; `at` is the given minute. */
export type InstantRange = { readonly from: number; readonly at?: number; readonly to: number };

const minute = 60_000;

const candidatesOf = (reading: BirthReading | undefined): number[] =>
  (reading?.candidates ?? []).map(({ utc }) => Date.parse(utc));

const nextDay = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * minute).toISOString().slice(0, 10);

/** From the first instant of a part of a local day to its last. */
const rangeOfPart = (date: string, from: number, to: number, place: BirthPlace): InstantRange | undefined => {
  const hour = (hours: number) =>
    hours === 24
      ? readAt(nextDay(date), '00:00', place)
      : readAt(date, `${String(hours).padStart(2, '0')}:00`, place);
  const [starts, ends] = [candidatesOf(hour(from)), candidatesOf(hour(to))];
  if (starts.length === 0 || ends.length === 0) return undefined;
  return { from: Math.min(...starts), to: Math.max(...ends) - 1000 };
};

/** The range of instants of the birth; undefined while it is unknown. */
export const rangeOfInstant = (typed: TypedInstant): InstantRange | undefined => {
  const { date, precision, margin = 0, dayPart, place } = typed;
  if (precision === 'part') {
    const part = dayPart && dayParts[dayPart];
    return part && rangeOfPart(date, part.from, part.to, place);
  }
  if (precision === 'unknown') return rangeOfPart(date, 0, 24, place);
  const { utc } = instantOf(typed);
  if (utc === null) return undefined;
  const at = Date.parse(utc);
  const around = precision === 'about' ? margin * minute : 0;
  return { from: at - around, at, to: at + around };
};

const offsetIn = (instant: number, periods: readonly Period[] | undefined): number | undefined =>
  periods?.find(({ from, to }) => instant / 1000 >= from && instant / 1000 < to)?.offsetSeconds;

/** Seconds east of UTC of the local clocks at an instant; where clocks differ, those of the first. */
export const offsetAt = (
  instant: number,
  { latitude = 0, longitude = 0, zone, ...place }: BirthPlace,
): number | undefined => {
  if (zone === undefined) return undefined;
  const usual = offsetIn(instant, periodsOf(zone, longitude));
  if (usual === undefined) return undefined;
  const local = new Date(instant + usual * 1000).toISOString().slice(0, 16);
  const [clock] = clocksOf({ ...place, latitude, longitude, zone }, local)?.clocks ?? [];
  return offsetIn(instant, clock?.periods);
};

/** The legal times of the world. They are 23 kB (brotli), which a birth at a known instant does without. */
export const clocks = { instantOf, offsetAt, rangeOfInstant } as const;
export type Clocks = typeof clocks;
