import type { ToldBirth } from '../births/birth.ts';
import { type InstantRange, instantOf, rangeOfInstant, type TypedInstant } from '../births/instant.ts';

/**
 * `instant`: legal time gives one. `several`: the clock's time has several readings, and nobody chose. `unplaced`: no
 * place gives the zone of the hour. `open`: a part of the day, or no hour at all.
 */
type Reading =
  | { readonly kind: 'instant'; readonly offsetSeconds: number; readonly utc: string }
  | { readonly kind: 'several'; readonly offsets: readonly number[] }
  | { readonly kind: 'unplaced' | 'open' };

type GivenBirth = Omit<ToldBirth, 'birthPlace'>;

/** A birth and the instants between which it lies; every statement must hold for all of them. */
export type BirthInTime = GivenBirth & {
  readonly reading: Reading;
  readonly range: InstantRange;
};

const hour = 3_600_000;
/** Since 1900 no clock on earth was further ahead of UTC, or behind it, in hours. */
const furthest = { ahead: 14, behind: 12 } as const;

/** A given time is exact until somebody says otherwise; without one, only the part of the day can be known. */
const typedOf = ({ birthDate: date, birthTime: time, birth }: GivenBirth): TypedInstant => {
  const unsure = birth?.dayPart === undefined ? 'unknown' : 'part';
  const timed = birth?.margin === undefined ? 'exact' : 'about';
  const by = birth?.offsetBy;
  return {
    date,
    time,
    precision: time === '' ? unsure : timed,
    margin: birth?.margin,
    dayPart: birth?.dayPart,
    place: birth?.place ?? { name: '' },
    offset: birth && (by === 'chosen' || by === 'hand') ? { seconds: birth.offsetSeconds, by } : undefined,
  };
};

/** Wherever on earth it was. */
const widest = (date: string, time: string): InstantRange => {
  const start = Date.parse(`${date}T${time || '00:00'}:00Z`);
  const length = time === '' ? 24 * hour : 0;
  return { from: start - furthest.ahead * hour, to: start + length + furthest.behind * hour };
};

/**
 * The instants that a birth may have, by the history of legal time: neither noon nor universal time replaces what is
 * not known.
 */
export const birthInTime = (given: GivenBirth): BirthInTime => {
  const typed = typedOf(given);
  const { date, time, margin = 0 } = typed;
  const { reading, utc, offsetSeconds } = instantOf(typed);
  const located = (how: Reading, range = rangeOfInstant(typed) ?? widest(date, time)): BirthInTime => ({
    ...given,
    reading: how,
    range,
  });
  if (utc !== null && offsetSeconds !== null) return located({ kind: 'instant', offsetSeconds, utc });
  if (time === '') return located({ kind: 'open' });
  const candidates = reading?.candidates ?? [];
  if (candidates.length === 0) return located({ kind: 'unplaced' });
  const instants = candidates.map((one) => Date.parse(one.utc));
  const around = margin * 60_000;
  return located(
    { kind: 'several', offsets: [...new Set(candidates.map((one) => one.offsetSeconds))] },
    { from: Math.min(...instants) - around, to: Math.max(...instants) + around },
  );
};
