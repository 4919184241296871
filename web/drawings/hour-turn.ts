import { place } from '#content/shop.ts';
import { degrees, radians, turn } from '#lib/drawings/geometry.ts';
import type { Equatorial } from './projection.ts';

/** The middle of the map of the Great Bear. */
export const bearMiddle: Equatorial = [184, 55.5];

/** The mean sidereal time of the shop's place, in degrees; noon of 1 January 2000 is 10957.5 days after 1970. */
const siderealAt = (now: Date): number =>
  turn(280.46062 + 360.98564737 * (now.getTime() / 86_400_000 - 10_957.5) + place.longitude);

/**
 * Degrees by which a map with north at its top is turned clockwise, so that its top is towards the zenith of the shop's place
 * at an instant: the map then stands as one sees that piece of the sky (the parallactic angle of its middle).
 */
export const hourTurn = ([rightAscension, declination]: Equatorial, now: Date): number => {
  const [hour, height, latitude] = [siderealAt(now) - rightAscension, declination, place.latitude].map(
    radians,
  );
  if (hour === undefined || height === undefined || latitude === undefined) return 0;
  return degrees(
    Math.atan2(Math.sin(hour), Math.tan(latitude) * Math.cos(height) - Math.sin(height) * Math.cos(hour)),
  );
};
