import { birthTexts } from '../texts/births.ts';
import { type LocalTimeReadings, type Reading, readLocalTime } from './local-time.ts';
import { warZoneOf } from './occupied-france.ts';
import type { Place } from './place.ts';
import { freeFrancePeriods, periodsOf } from './zone-history.ts';

/** `date` YYYY-MM-DD and `time` HH:MM or HH:MM:SS of the local clock; `time` is absent when it is unknown. */
export type TypedBirth = { readonly date: string; readonly time?: string; readonly place: Place };

/** One possible instant; `side` names the zone of divided France that gives it. */
export type BirthCandidate = {
  readonly utc: string;
  readonly offsetSeconds: number;
  readonly side?: 'occupied' | 'free';
};

export type BirthReading = {
  readonly kind: 'single' | 'skipped' | 'doubled' | 'divided' | 'unknown';
  /** ISO 8601 to the second; null without an hour and while one of several candidates must be chosen. */
  readonly utc: string | null;
  readonly offsetSeconds: number | null;
  readonly candidates: readonly BirthCandidate[];
  /** The reason of the offset, in French, for the customer. */
  readonly explanation: string;
};

const candidateOf = ({ instant, period }: Reading): BirthCandidate => ({
  utc: new Date(instant * 1000).toISOString().replace('.000Z', 'Z'),
  offsetSeconds: period.offsetSeconds,
});

const isSame = (left: LocalTimeReadings, right: LocalTimeReadings): boolean =>
  JSON.stringify(left.readings.map(candidateOf)) === JSON.stringify(right.readings.map(candidateOf));

const divided = (birth: TypedBirth, occupied: LocalTimeReadings, free: LocalTimeReadings): BirthReading => ({
  kind: 'divided',
  utc: null,
  offsetSeconds: null,
  candidates: [
    ...occupied.readings.map((reading) => ({ ...candidateOf(reading), side: 'occupied' as const })),
    ...free.readings.map((reading) => ({ ...candidateOf(reading), side: 'free' as const })),
  ],
  explanation: birthTexts.divided(birth.date, birth.place),
});

const explain = ({ place }: TypedBirth, local: string, { kind, readings }: LocalTimeReadings): string => {
  const [first, second] = readings;
  if (kind === 'single' && first)
    return first.period.isLocalMean
      ? birthTexts.localMean(place, first.period.offsetSeconds)
      : birthTexts.legal(place, first.period);
  const offsets = [first, second].map((reading) => reading?.period.offsetSeconds ?? 0);
  return kind === 'skipped' ? birthTexts.skipped(local, offsets) : birthTexts.doubled(local, offsets);
};

/**
 * The instant of a birth, or all instants that its typed time may mean. Throws RangeError for a date that does not
 * exist or an unknown zone.
 */
export const readBirth = (birth: TypedBirth): BirthReading => {
  const { date, time, place } = birth;
  const periods = periodsOf(place.zone, place.longitude);
  if (!periods) throw new RangeError(birthTexts.unknownZone(place.zone));
  if (time === undefined)
    return {
      kind: 'unknown',
      utc: null,
      offsetSeconds: null,
      candidates: [],
      explanation: birthTexts.noHour,
    };
  const local = `${date}T${time}`;
  const side = warZoneOf(place);
  const free = side === 'occupied' ? undefined : readLocalTime(local, freeFrancePeriods(place.longitude));
  const legal = side === 'free' && free ? free : readLocalTime(local, periods);
  if (side === 'divided' && free && !isSame(legal, free)) return divided(birth, legal, free);
  const candidates = legal.readings.map(candidateOf);
  const [only] = legal.kind === 'single' ? candidates : [];
  return {
    kind: legal.kind,
    utc: only?.utc ?? null,
    offsetSeconds: only?.offsetSeconds ?? null,
    candidates,
    explanation: explain(birth, local, legal),
  };
};
