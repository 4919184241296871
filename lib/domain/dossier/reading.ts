import { type Birth, type BirthPlace, isTimed, type ToldBirth } from '../births/birth.ts';
import type { Clocks, TypedInstant } from '../births/instant.ts';
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
type Candidate = { readonly utc: string; readonly offsetSeconds: number };

/** Several instants of which nobody knows the right one: what differs between them is as open as without a minute. */
const doubted = (
  { offsetAt }: Clocks,
  place: BirthPlace,
  candidates: readonly Candidate[],
  around: number,
): Time | undefined => {
  const instants = candidates.map(({ utc }) => Date.parse(utc));
  const offsets = candidates.map(({ offsetSeconds }) => offsetSeconds);
  const [first] = offsets;
  if (first === undefined) return undefined;
  const [from, to] = [Math.min(...instants) - around, Math.max(...instants) + around];
  const at = Math.round((from + to) / 2);
  return { range: { from, at, to }, hasMinute: false, offsetSeconds: offsetAt(at, place) ?? first, offsets };
};

/** A minute at one of these instants: at the only one, or at the one among several that is wanted here. */
const withMinute = (candidates: readonly Candidate[], around: number, wanted?: number): Time | undefined => {
  const offsets = candidates.map(({ offsetSeconds }) => offsetSeconds);
  const [only, second] = candidates;
  const chosen = second ? candidates.find(({ offsetSeconds }) => offsetSeconds === wanted) : only;
  if (!chosen) return undefined;
  const at = Date.parse(chosen.utc);
  const range = { from: at - around, at, to: at + around };
  return { range, hasMinute: true, offsetSeconds: chosen.offsetSeconds, offsets };
};

/** Without a minute the middle of the span is drawn, and nothing that the hour decides is read from it. */
const withoutMinute = (typed: TypedInstant, { rangeOfInstant, offsetAt }: Clocks): Time | undefined => {
  const range = rangeOfInstant(typed);
  if (!range) return undefined;
  const at = Math.round((range.from + range.to) / 2);
  const offset = offsetAt(at, typed.place) ?? 0;
  return { range: { ...range, at }, hasMinute: false, offsetSeconds: offset, offsets: [offset] };
};

/** The instant that was found when the birth was given. */
const settledIn = (birth: Birth): readonly Candidate[] => {
  const { utc, offsetSeconds } = birth;
  return isTimed(birth.precision) && utc !== null && offsetSeconds !== null ? [{ utc, offsetSeconds }] : [];
};

/** Whether the birth has an instant that no clock has to tell. */
export const isSettled = ({ birth }: Pick<Person, 'birth'>): boolean =>
  birth !== undefined && settledIn(birth).length > 0;

const timeOf = (typed: TypedInstant, birth: Birth, clocks: Clocks, wanted?: number): Time | undefined => {
  if (!isTimed(birth.precision)) return withoutMinute(typed, clocks);
  const around = (birth.margin ?? 0) * 60_000;
  const candidates = clocks.instantOf(typed).reading?.candidates ?? [];
  return withMinute(candidates, around, wanted) ?? doubted(clocks, typed.place, candidates, around);
};

export type Read = (person: Person, wanted?: number) => Reading | undefined;

/**
 * Undefined where the order knows no instant: one of before the list of places, or a place without a zone; and without
 * `clocks` for a birth that is not settled.
 */
export const readingBy =
  (clocks: Clocks | undefined): Read =>
  ({ birthDate, birthTime, birth, ...person }, wanted) => {
    if (!birth || birthDate === '') return undefined;
    const { precision, margin, dayPart, place } = birth;
    const typed = { date: birthDate, time: birthTime, precision, margin, dayPart, place };
    const time =
      withMinute(settledIn(birth), (margin ?? 0) * 60_000) ??
      (clocks && timeOf(typed, birth, clocks, wanted));
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
