import { bodies, type Sign, type SkyBody, signs } from '../guidance/sky/facts.ts';
import { longitudeOf, signOf } from '../guidance/sky/positions.ts';
import { spansOf } from './certainty.ts';
import { anglesAt, houseOf, housesOf } from './houses.ts';

/**
 * A short chart by which people recognise their birth: Sun, Moon, Ascendant, and what the precision of the hour
 * leaves open.
 */

/** The instants between which a birth lies, in milliseconds since 1970; `at` is the given minute, absent without an hour. */
export type SkyRange = { readonly from: number; readonly at?: number | undefined; readonly to: number };

export type SignSpan = { readonly sign: Sign; readonly from: number };

/** Degrees at both ends of the range; `at` that of the given minute. */
export type Arc = { readonly from: number; readonly at?: number; readonly to: number };

export type SmallSky = {
  readonly sun: readonly SignSpan[];
  readonly moon: readonly SignSpan[];
  /** The other planets that change sign within the range. */
  readonly changing: readonly { readonly planet: SkyBody; readonly spans: readonly SignSpan[] }[];
  readonly arcs: { readonly sun: Arc; readonly moon: Arc };
  /** Absent without an hour or a point on earth. */
  readonly angles?: {
    readonly ascendant: readonly SignSpan[];
    readonly arc: Arc;
    readonly midheaven: number;
    /** 1 to 12, in order of time. */
    readonly moonHouses: readonly number[];
  };
};

type Point = { readonly latitude: number; readonly longitude: number };

const spansOfSign = (longitudeAt: (at: Date) => number, range: SkyRange, stepMinutes: number): SignSpan[] =>
  spansOf((at) => signOf(longitudeAt(at)), range, stepMinutes).map(({ value, from }) => ({
    sign: signs.find((sign) => sign === value) ?? 'aries',
    from,
  }));

const arcOf = (longitudeAt: (at: Date) => number, { from, at, to }: SkyRange): Arc => ({
  from: longitudeAt(new Date(from)),
  ...(at !== undefined && { at: longitudeAt(new Date(at)) }),
  to: longitudeAt(new Date(to)),
});

const anglesOf = (range: SkyRange, at: number, { latitude, longitude }: Point) => {
  const ascendantAt = (instant: Date): number => anglesAt(instant, latitude, longitude).ascendant;
  const moonHouseAt = (instant: Date): number =>
    houseOf(longitudeOf('moon', instant), housesOf(anglesAt(instant, latitude, longitude), latitude).cusps);
  const houses = spansOf((instant) => String(moonHouseAt(instant)), range, 5);
  return {
    ascendant: spansOfSign(ascendantAt, range, 5),
    arc: arcOf(ascendantAt, range),
    midheaven: anglesAt(new Date(at), latitude, longitude).midheaven,
    moonHouses: [...new Set(houses.map(({ value }) => Number(value)))],
  };
};

/** Without `at`, all minutes of the range count equally and there are no angles. */
export const smallSkyOf = (range: SkyRange, point: Point | undefined): SmallSky => {
  const of = (planet: SkyBody) => (at: Date) => longitudeOf(planet, at);
  const spans = (planet: SkyBody): SignSpan[] => spansOfSign(of(planet), range, 240);
  return {
    sun: spans('sun'),
    moon: spans('moon'),
    changing: bodies
      .slice(2)
      .map((planet) => ({ planet, spans: spans(planet) }))
      .filter((other) => other.spans.length > 1),
    arcs: { sun: arcOf(of('sun'), range), moon: arcOf(of('moon'), range) },
    ...(range.at !== undefined && point && { angles: anglesOf(range, range.at, point) }),
  };
};
