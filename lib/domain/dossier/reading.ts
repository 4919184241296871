import type { Birth, BirthPlace, ToldBirth } from '../births/birth.ts';
import { instantOf, offsetAt, rangeOfInstant, type TypedInstant } from '../births/instant.ts';
import type { ChartBirth } from '../charts/birth-input.ts';
import type { BirthRange } from '../charts/certainty.ts';
import { countedNamesOf, type Studied } from '../persons.ts';

/** The birth of an order, as the charts need it. */

type Person = Studied & Omit<ToldBirth, 'birthPlace'>;

export type Reading = {
  readonly birth: ChartBirth;
  readonly range: BirthRange;
  /** One minute is known, sure or about: without one there are no houses and no hour pillar. */
  readonly hasMinute: boolean;
  /** Without a point on earth there are no houses and no sundial. */
  readonly hasPoint: boolean;
  readonly offsetSeconds: number;
  /** More than one where the order does not say which of several offsets it was. */
  readonly offsets: readonly number[];
};

const hour = 3_600_000;
const iso = (at: number): string => new Date(at).toISOString().slice(0, 19);

type Time = Omit<Reading, 'birth' | 'hasPoint'>;

/** Several instants of which nobody knows the right one: what differs between them is as open as without a minute. */
const doubted = (
  place: BirthPlace,
  instants: readonly number[],
  offsets: readonly number[],
  around: number,
): Time | undefined => {
  const [first] = offsets;
  if (first === undefined) return undefined;
  const [from, to] = [Math.min(...instants) - around, Math.max(...instants) + around];
  const at = Math.round((from + to) / 2);
  return { range: { from, at, to }, hasMinute: false, offsetSeconds: offsetAt(at, place) ?? first, offsets };
};

/** A given minute: at the instant that was found, or at the one among several that is wanted here. */
const withMinute = (typed: TypedInstant, birth: Birth, wanted?: number): Time | undefined => {
  const around = (birth.margin ?? 0) * 60_000;
  const candidates =
    birth.utc !== null && birth.offsetSeconds !== null
      ? [{ utc: birth.utc, offsetSeconds: birth.offsetSeconds }]
      : (instantOf(typed).reading?.candidates ?? []);
  const offsets = candidates.map(({ offsetSeconds }) => offsetSeconds);
  const [only, second] = candidates;
  const chosen = second ? candidates.find(({ offsetSeconds }) => offsetSeconds === wanted) : only;
  if (!chosen) {
    const instants = candidates.map(({ utc }) => Date.parse(utc));
    return doubted(typed.place, instants, offsets, around);
  }
  const at = Date.parse(chosen.utc);
  const range = { from: at - around, at, to: at + around };
  return { range, hasMinute: true, offsetSeconds: chosen.offsetSeconds, offsets };
};

/** Without a minute the middle of the span is drawn, and nothing that the hour decides is read from it. */
const withoutMinute = (typed: TypedInstant): Time | undefined => {
  const range = rangeOfInstant(typed);
  if (!range) return undefined;
  const at = Math.round((range.from + range.to) / 2);
  const offset = offsetAt(at, typed.place) ?? 0;
  return { range: { ...range, at }, hasMinute: false, offsetSeconds: offset, offsets: [offset] };
};

/** Undefined where the order knows no instant: one of before the list of places, or a place without a zone. */
export const readingOf = (
  { birthDate, birthTime, birth, ...person }: Person,
  wanted?: number,
): Reading | undefined => {
  if (!birth || birthDate === '') return undefined;
  const { precision, margin, dayPart, place } = birth;
  const typed = { date: birthDate, time: birthTime, precision, margin, dayPart, place };
  const isTimed = precision === 'exact' || precision === 'about';
  const time = isTimed ? withMinute(typed, birth, wanted) : withoutMinute(typed);
  if (!time) return undefined;
  const { latitude, longitude } = place;
  const { at } = time.range;
  return {
    ...time,
    hasPoint: latitude !== undefined && longitude !== undefined,
    birth: {
      utc: `${iso(at)}Z`,
      local: iso(at + time.offsetSeconds * 1000),
      latitude: latitude ?? 0,
      longitude: longitude ?? 0,
      names: countedNamesOf(person),
    },
  };
};

/** The wall clock of the place at an instant, in milliseconds as if it were UTC. */
export const wallClock = ({ offsetSeconds }: Reading, at: number): number => at + offsetSeconds * 1000;

/** Minutes around a sure hour within which a change is reported: certificates are rounded. */
const roundedBy = 0.25 * hour;

/** The instants that the statements look at: those of the precision, at least a quarter of an hour on both sides. */
export const windowOf = ({ range, hasMinute }: Reading): BirthRange =>
  hasMinute && range.to - range.from < 2 * roundedBy
    ? { from: range.at - roundedBy, at: range.at, to: range.at + roundedBy }
    : range;
