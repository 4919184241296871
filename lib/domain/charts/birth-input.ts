import * as z from 'zod/mini';
import { birthTexts as texts } from '../texts/births.ts';
import type { BirthRange } from './certainty.ts';

const isWallTime = (local: string): boolean => {
  const at = new Date(`${local}Z`);
  const year = local.slice(0, 4);
  return (
    !Number.isNaN(at.getTime()) && at.toISOString().startsWith(local) && year >= '1900' && year <= '2100'
  );
};
/** YYYY-MM-DDTHH:MM with or without seconds, of a day that exists. */
const wallTimeSchema = z.string().check(z.refine(isWallTime, texts.noLocal));
const timeSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.noTime));
/** No place on earth was further from UTC (Manila before 1844: almost sixteen hours). */
const farthest = 16 * 3_600_000;

/**
 * The input of a dossier. `utc`: the instant; `local`: the wall clock at the place; `precision`: minutes on both
 * sides, a part of the local day (`from`, `to` as HH:MM), or unknown, which is the whole local day.
 */
export const chartBirthSchema = z
  .object({
    utc: z.iso.datetime(),
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    local: wallTimeSchema,
    trueSolarTime: z.optional(wallTimeSchema),
    names: z.optional(z.object({ first: z.string(), middle: z.optional(z.string()), birth: z.string() })),
    precision: z.optional(
      z.union([
        z.literal(['exact', 'unknown']),
        z.object({ minutes: z.number().check(z.minimum(0), z.maximum(720)) }),
        z.object({ from: timeSchema, to: z.union([timeSchema, z.literal('24:00')]) }),
      ]),
    ),
  })
  .check(
    z.refine(
      ({ utc, local }) => !(Math.abs(Date.parse(`${local}Z`) - Date.parse(utc)) > farthest),
      texts.farFromUtc,
    ),
  );
export type ChartBirth = z.infer<typeof chartBirthSchema>;

const minute = 60_000;

/** Milliseconds by which the wall clock is ahead of UTC. */
export const clockAhead = ({ utc, local }: ChartBirth): number => Date.parse(`${local}Z`) - Date.parse(utc);

/** A minute was given, sure or about. */
export const hasMinute = ({ precision = 'exact' }: ChartBirth): boolean =>
  precision === 'exact' || (typeof precision === 'object' && 'minutes' in precision);

/** The range of instants of the birth. Throws RangeError for a part of the day that ends before it begins. */
export const rangeOf = (birth: ChartBirth): BirthRange => {
  const at = Date.parse(birth.utc);
  const { precision = 'exact' } = birth;
  if (precision === 'exact') return { from: at, at, to: at };
  const midnight = Date.parse(`${birth.local.slice(0, 10)}T00:00:00Z`) - clockAhead(birth);
  const endOfDay = midnight + 24 * 60 * minute - 1000;
  if (precision === 'unknown') return { from: midnight, at: midnight + 12 * 60 * minute, to: endOfDay };
  if ('minutes' in precision)
    return { from: at - precision.minutes * minute, at, to: at + precision.minutes * minute };
  const clock = (time: string): number =>
    midnight + Date.parse(`1970-01-01T${time === '24:00' ? '23:59:59' : time}Z`);
  const [from, to] = [clock(precision.from), clock(precision.to)];
  if (!(from < to)) throw new RangeError(texts.noDayPart(precision.from, precision.to));
  return { from, at: at >= from && at <= to ? at : (from + to) / 2, to };
};
