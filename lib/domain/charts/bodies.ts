import {
  Body,
  Ecliptic,
  e_tilt,
  GeoMoonState,
  GeoVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  Vector,
} from 'astronomy-engine';
import { halfTurn, turn } from '../guidance/sky/positions.ts';

/** Geocentric apparent longitudes in degrees (0 ≤ longitude < 360), referred to the true equinox of date. */

export const planetNames = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
] as const;
export type PlanetName = (typeof planetNames)[number];

const radians = Math.PI / 180;

/** The longitudes that were asked last: charts and their statements read the same instants many times. */
const known = new Map<string, number>();
const mostKnown = 5000;

export const planetLongitude = (name: PlanetName, at: Date): number => {
  const key = `${name} ${at.getTime()}`;
  const longitude = known.get(key) ?? Ecliptic(GeoVector(Body[name], MakeTime(at), true)).elon;
  if (known.size > mostKnown) known.clear();
  known.set(key, longitude);
  return longitude;
};

const halfHour = 1_800_000;

/** Degrees a day; negative while the body is retrograde. */
export const planetSpeed = (name: PlanetName, at: Date): number => {
  const [before, after] = [new Date(at.getTime() - halfHour), new Date(at.getTime() + halfHour)];
  return halfTurn(planetLongitude(name, after) - planetLongitude(name, before)) * 24;
};

/** Julian centuries of terrestrial time since J2000. */
const centuries = (at: Date): number => MakeTime(at).tt / 36_525;

/** The correction from the mean equinox to the true one, in degrees. */
const nutation = (at: Date): number => e_tilt(MakeTime(at)).dpsi / 3600;

/** Mean ascending node of the Moon from the mean equinox (Meeus, Astronomical Algorithms, 47.7). */
const nodeFromMeanEquinox = (t: number): number =>
  turn(125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441);

export const meanNode = (at: Date): number => turn(nodeFromMeanEquinox(centuries(at)) + nutation(at));

/** Ascending node of the Moon's osculating orbit, from its position and velocity. */
export const trueNode = (at: Date): number => {
  const time = MakeTime(at);
  const state = GeoMoonState(time);
  const rotation = Rotation_EQJ_ECT(time);
  const place = RotateVector(rotation, new Vector(state.x, state.y, state.z, time));
  const speed = RotateVector(rotation, new Vector(state.vx, state.vy, state.vz, time));
  const normalX = place.y * speed.z - place.z * speed.y;
  const normalY = place.z * speed.x - place.x * speed.z;
  return turn(Math.atan2(normalX, -normalY) / radians);
};

/** Inclination of the Moon's mean orbit. */
const moonInclination = 5.145396 * radians;

/** Mean apogee of the Moon (Meeus 47: mean perigee and half a turn), projected from its orbit on the ecliptic. */
export const meanLilith = (at: Date): number => {
  const t = centuries(at);
  const perigee = 83.3532465 + 4069.0137287 * t - 0.01032 * t ** 2 - t ** 3 / 80_053;
  const node = nodeFromMeanEquinox(t);
  const fromNode = (perigee + 180 - node) * radians;
  const projected = Math.atan2(Math.sin(fromNode) * Math.cos(moonInclination), Math.cos(fromNode)) / radians;
  return turn(node + projected + nutation(at));
};
