import { Body, Ecliptic, GeoVector, MakeTime } from 'astronomy-engine';
import { type Positions, type Sign, type SkyBody, signs } from './facts.ts';

const engineBodies: Readonly<Record<SkyBody, Body>> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
};

/** 0 ≤ angle < 360 */
export const turn = (angle: number): number => ((angle % 360) + 360) % 360;
/** −180 ≤ angle < 180 */
export const halfTurn = (angle: number): number => turn(angle + 180) - 180;

/**
 * Apparent geocentric ecliptic longitude in degrees, referred to the true equinox of date, with light time, aberration
 * and nutation, as in almanacs (astronomy-engine: VSOP87 and NOVAS, within 1′; Meeus, Astronomical Algorithms, ch. 33).
 */
export const longitudeOf = (body: SkyBody, at: Date): number =>
  Ecliptic(GeoVector(engineBodies[body], MakeTime(at), true)).elon;

export const positionsAt = (at: Date): Positions => ({
  sun: longitudeOf('sun', at),
  moon: longitudeOf('moon', at),
  mercury: longitudeOf('mercury', at),
  venus: longitudeOf('venus', at),
  mars: longitudeOf('mars', at),
  jupiter: longitudeOf('jupiter', at),
  saturn: longitudeOf('saturn', at),
  uranus: longitudeOf('uranus', at),
  neptune: longitudeOf('neptune', at),
  pluto: longitudeOf('pluto', at),
});

/** Tropical zodiac: twelve signs of 30° from the equinox (Ptolemy, Tetrabiblos I, 10 and 22). */
export const signOf = (longitude: number): Sign => signs[Math.floor(turn(longitude) / 30)] ?? 'aries';

/**
 * The instant, to the second, when a smooth function is zero between two instants (false position, Illinois rule);
 * undefined when it has the same sign at both.
 */
export const crossing = (value: (at: Date) => number, start: Date, end: Date): Date | undefined => {
  let [left, right] = [start.getTime(), end.getTime()];
  let [atLeft, atRight] = [value(start), value(end)];
  if (atLeft < 0 === atRight < 0) return undefined;
  for (let step = 0; step < 30 && Math.abs(right - left) > 500; step += 1) {
    const guess = right - (atRight * (right - left)) / (atRight - atLeft);
    const atGuess = value(new Date(guess));
    if (atGuess < 0 === atRight < 0) atLeft /= 2;
    else [left, atLeft] = [right, atRight];
    [right, atRight] = [guess, atGuess];
  }
  return new Date(Math.round(right / 1000) * 1000);
};
