import { type ClockName, clockTexts, type Differing } from '../texts/clocks.ts';
import type { Place } from './place.ts';
import { freeFrancePeriods, type Period, periodsOf } from './zone-history.ts';

/** What a row of clocks is made of. */

export type Clock = {
  /** Says in a question whose clock this is. */
  readonly name: string;
  readonly source: string;
  readonly periods: readonly Period[];
};

export type Source = (place: Place) => Clock;

export const zone =
  (name: string, as: ClockName = 'legal'): Source =>
  ({ longitude }) => ({
    name: clockTexts.names[as],
    source: clockTexts.zone(name),
    periods: periodsOf(name, longitude) ?? [],
  });

export const free: Source = ({ longitude }) => ({
  name: clockTexts.names.free,
  source: clockTexts.zone('Europe/Monaco'),
  periods: freeFrancePeriods(longitude),
});

const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

/** One offset, for spans so short that no clock changed. */
export const steady =
  (hours: number, as: ClockName): Source =>
  (place) => ({
    name: clockTexts.names[as],
    source: clockTexts.zone(place.zone),
    periods: [{ ...always, offsetSeconds: hours * 3600 }],
  });

/** The first offset, then each later one with the instant of its beginning in seconds. */
export const stepped =
  (
    as: ClockName,
    source: string,
    hours: number,
    ...steps: readonly (readonly [from: number, hours: number])[]
  ): Source =>
  () => {
    const first: readonly [number, number] = [Number.NEGATIVE_INFINITY, hours];
    return {
      name: clockTexts.names[as],
      source,
      periods: [first, ...steps].map(([from, offset], index) => ({
        from,
        to: steps[index]?.[0] ?? Number.POSITIVE_INFINITY,
        offsetSeconds: offset * 3600,
      })),
    };
  };

export type Row = {
  /** Wall clock times; `to` is exclusive. */
  readonly from: string;
  readonly to: string;
  readonly holds: (place: Place) => boolean;
  readonly clocks: readonly Source[];
  readonly why?: Differing;
};

export const inCountry =
  (country: string, zone: string, holds: (place: Place) => boolean = () => true) =>
  (place: Place): boolean =>
    place.country === country && place.zone === zone && holds(place);
