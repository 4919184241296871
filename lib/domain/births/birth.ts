import * as z from 'zod/mini';
import { printable } from '../letters.ts';
import { validationTexts as texts } from '../texts/validation.ts';
import { dayPartNames } from './day-parts.ts';

/**
 * The precision of the hour, the place and the instant of a birth, beside §3's three texts. The wire and the tables
 * call it `birth` of the customer info; older orders have none.
 */

/** `exact`: as on the certificate. `about`: give or take some minutes. `part`: a part of the day. */
export const birthPrecisions = ['exact', 'about', 'part', 'unknown'] as const;
export type BirthPrecision = (typeof birthPrecisions)[number];

/** An hour and a minute belong to this precision. */
export const isTimed = (precision: BirthPrecision): boolean => precision === 'exact' || precision === 'about';

const printableText = (length: number) =>
  z.string().check(z.maxLength(length), z.regex(printable, texts.birthPlaceUnreadable));

/** A name of the tz database (IANA). */
export const zoneSchema = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, texts.zoneInvalid));

/** A place of the list has an `id`; one written by hand has coordinates only if they were given. */
const place = {
  id: z.optional(z.string().check(z.regex(/^[fg][0-9AB]{1,12}$/))),
  name: printableText(200),
  /** Department, state or country, in French. */
  detail: z.optional(printableText(200)),
  department: z.optional(z.string().check(z.regex(/^[0-9AB]{2,3}$/))),
  /** ISO 3166 code of the territory, or the country's name as it was written. */
  country: z.optional(printableText(100)),
  /** Degrees, north and east positive. */
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  zone: z.optional(zoneSchema),
};

/** No place on earth was ever further from UTC, in seconds. */
export const furthestOffset = 16 * 3600;

const birth = {
  precision: z.enum(birthPrecisions),
  /** Minutes, of `about`. */
  margin: z.optional(z.int().check(z.minimum(1), z.maximum(180))),
  /** Of `part`. */
  dayPart: z.optional(z.enum(dayPartNames)),
  /** Seconds east of UTC; null without an hour or a zone, and while it is not known which of several offsets applied. */
  offsetSeconds: z.nullable(z.int().check(z.minimum(-furthestOffset), z.maximum(furthestOffset))),
  /** `rule`: from the history of legal time; `chosen`: one of several, by the customer; `hand`: corrected by hand. */
  offsetBy: z.optional(z.enum(['rule', 'chosen', 'hand'])),
  /** ISO 8601 to the second, `Z`; null exactly where `offsetSeconds` is. */
  utc: z.nullable(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/))),
};

/** The schema for reading: it drops fields of a later version. */
export const birthSchema = z.object({ ...birth, place: z.object(place) });
export type Birth = z.infer<typeof birthSchema>;
export type BirthPlace = Birth['place'];
/** The schema for sending: it refuses unknown fields. */
export const sentBirthSchema = z.strictObject({ ...birth, place: z.strictObject(place) });

/** A birth as forms, orders, mails and charts pass it on; a text is empty where nothing is known, or in an erased order. */
export const toldBirthSchema = z.object({
  /** YYYY-MM-DD */
  birthDate: z.string(),
  /** HH:MM */
  birthTime: z.string(),
  birthPlace: z.string(),
  birth: z.optional(birthSchema),
});
export type ToldBirth = z.infer<typeof toldBirthSchema>;

/** The time of a wall clock, in milliseconds as if it were UTC. */
const wallTime = (date: string, time: string): number => Date.parse(`${date}T${time}:00Z`);

/** The instant of a local date (YYYY-MM-DD) and time (HH:MM) at an offset; ISO 8601 to the second. */
export const utcOf = (date: string, time: string, offsetSeconds: number): string =>
  new Date(wallTime(date, time) - offsetSeconds * 1000).toISOString().replace('.000Z', 'Z');

/** True when the hour is given, unknown, or known by its part of the day. */
export const isHourAnswered = ({ birthTime, birth }: Pick<ToldBirth, 'birthTime' | 'birth'>): boolean =>
  birthTime !== '' || birth?.precision === 'unknown' || birth?.dayPart !== undefined;

/** False when the parts contradict each other, as an unknown hour with a time does. */
export const isConsistentBirth = ({
  birthDate,
  birthTime,
  birth,
}: Omit<ToldBirth, 'birthPlace'>): boolean => {
  if (!birth) return true;
  const { precision, margin, dayPart, offsetSeconds, utc } = birth;
  if ((margin !== undefined) !== (precision === 'about')) return false;
  if ((dayPart !== undefined) !== (precision === 'part')) return false;
  if (!isTimed(precision) && (birthTime !== '' || utc !== null)) return false;
  if (offsetSeconds === null || utc === null) return offsetSeconds === null && utc === null;
  // An invalid date gives NaN, which equals nothing.
  return Date.parse(utc) === wallTime(birthDate, birthTime) - offsetSeconds * 1000;
};
