import type { Birth, ToldBirth } from '../births/birth.ts';
import { instantOf, offsetAt, rangeOfInstant, type TypedInstant } from '../births/instant.ts';
import type { ChartBirth } from '../charts/birth-input.ts';
import type { BirthRange } from '../charts/certainty.ts';
import { countedNamesOf, type Studied } from '../persons.ts';

/** The birth of an order, as the charts need it. */

type Person = Studied & Omit<ToldBirth, 'birthPlace'>;

export type Reading = {
  readonly birth: ChartBirth;
  readonly range: BirthRange;
  /** A minute was given, sure or about: without one there are no houses and no hour pillar. */
  readonly hasMinute: boolean;
  /** Without a point on earth there are no houses and no sundial. */
  readonly hasPoint: boolean;
  readonly offsetSeconds: number;
  /** More than one where nobody knows which of several offsets it was. */
  readonly offsets: readonly number[];
};

const hour = 3_600_000;
const iso = (at: number): string => new Date(at).toISOString().slice(0, 19);

type Found = { readonly at: number; readonly offset: number; readonly offsets: readonly number[] };

/** The instant of a given minute: the one that was found, or the one among several that is read here. */
const foundInstant = (typed: TypedInstant, birth: Birth, wanted?: number): Found | undefined => {
  if (birth.utc !== null && birth.offsetSeconds !== null) {
    return { at: Date.parse(birth.utc), offset: birth.offsetSeconds, offsets: [birth.offsetSeconds] };
  }
  const candidates = instantOf(typed).reading?.candidates ?? [];
  const chosen = candidates.find(({ offsetSeconds }) => offsetSeconds === wanted) ?? candidates[0];
  return (
    chosen && {
      at: Date.parse(chosen.utc),
      offset: chosen.offsetSeconds,
      offsets: candidates.map(({ offsetSeconds }) => offsetSeconds),
    }
  );
};

type Time = Omit<Reading, 'birth' | 'hasPoint'>;

const withMinute = (typed: TypedInstant, birth: Birth, wanted?: number): Time | undefined => {
  const found = foundInstant(typed, birth, wanted);
  if (!found) return undefined;
  const { at, offset, offsets } = found;
  const around = (birth.margin ?? 0) * 60_000;
  const range = { from: at - around, at, to: at + around };
  return { range, hasMinute: true, offsetSeconds: offset, offsets };
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
