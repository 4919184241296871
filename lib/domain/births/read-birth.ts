import { birthTexts } from '../texts/births.ts';
import type { Clock } from './clock-rows.ts';
import { type LocalTimeReadings, type Reading, readLocalTime } from './local-time.ts';
import type { Place } from './place.ts';
import { clocksOf, type PlaceClocks } from './place-clocks.ts';

/** `date` YYYY-MM-DD and `time` HH:MM or HH:MM:SS of the local clock; `time` is absent when it is unknown. */
export type TypedBirth = { readonly date: string; readonly time?: string; readonly place: Place };

/** One possible instant; `clock` names the one that gives it where two clocks differ. */
export type BirthCandidate = {
  readonly utc: string;
  readonly offsetSeconds: number;
  readonly clock?: string;
};

export type BirthReading = {
  /** `divided`: the demarcation line of 1940 divided the department; `disputed`: sources differ. */
  readonly kind: 'single' | 'skipped' | 'doubled' | 'divided' | 'disputed' | 'unknown';
  /** ISO 8601 to the second; null without an hour and while one of several candidates must be chosen. */
  readonly utc: string | null;
  readonly offsetSeconds: number | null;
  readonly candidates: readonly BirthCandidate[];
  /** The reason of the offset, in French, for the customer. */
  readonly explanation: string;
  /** Where the history of the clock comes from; absent without an hour and where clocks differ. */
  readonly source?: string;
};

const open = { utc: null, offsetSeconds: null } as const;

const candidateOf = ({ instant, period }: Reading): BirthCandidate => ({
  utc: new Date(instant * 1000).toISOString().replace('.000Z', 'Z'),
  offsetSeconds: period.offsetSeconds,
});

type ClockReadings = LocalTimeReadings & { readonly clock: Clock };

const textOf = ({ readings }: LocalTimeReadings): string => JSON.stringify(readings.map(candidateOf));

const differing = (
  { date, place }: TypedBirth,
  why: NonNullable<PlaceClocks['why']>,
  read: readonly ClockReadings[],
): BirthReading => {
  const all = read.flatMap(({ readings, clock }) =>
    readings.map((reading) => ({ ...candidateOf(reading), clock: clock.name })),
  );
  const candidates = all.filter(({ utc }, index) => all.findIndex((other) => other.utc === utc) === index);
  return why === 'divided'
    ? { ...open, kind: 'divided', candidates, explanation: birthTexts.divided(date, place) }
    : { ...open, kind: 'disputed', candidates, explanation: birthTexts.disputed(why) };
};

const explain = ({ place }: TypedBirth, local: string, { kind, readings, clock }: ClockReadings): string => {
  const [first, second] = readings;
  if (kind === 'single' && first)
    return first.period.isLocalMean
      ? birthTexts.localMean(place, first.period.offsetSeconds)
      : birthTexts.legal(place, first.period, clock.source);
  const offsets = [first, second].map((reading) => reading?.period.offsetSeconds ?? 0);
  return kind === 'skipped' ? birthTexts.skipped(local, offsets) : birthTexts.doubled(local, offsets);
};

/**
 * The instant of a birth, or all instants that its typed time may mean. Throws RangeError for a date that does not
 * exist or an unknown zone.
 */
export const readBirth = (birth: TypedBirth): BirthReading => {
  const { date, time, place } = birth;
  const local = `${date}T${time ?? '12:00'}`;
  const { clocks, why } = clocksOf(place, local) ?? { clocks: [] };
  const [legal, ...others] = clocks.map((clock) => ({ ...readLocalTime(local, clock.periods), clock }));
  if (!legal) throw new RangeError(birthTexts.unknownZone(place.zone));
  if (time === undefined) return { ...open, kind: 'unknown', candidates: [], explanation: birthTexts.noHour };
  if (why && others.some((other) => textOf(other) !== textOf(legal)))
    return differing(birth, why, [legal, ...others]);
  const candidates = legal.readings.map(candidateOf);
  const [only] = legal.kind === 'single' ? candidates : [];
  return {
    kind: legal.kind,
    utc: only?.utc ?? null,
    offsetSeconds: only?.offsetSeconds ?? null,
    candidates,
    explanation: explain(birth, local, legal),
    source: legal.clock.source,
  };
};
