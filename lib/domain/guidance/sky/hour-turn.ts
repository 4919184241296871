import { place } from '#content/shop.ts';

/** Where a star stands, in degrees. */
type Place = readonly [rightAscension: number, declination: number];

const radian = Math.PI / 180;

/** The middle of the map of the Great Bear. */
export const bearMiddle: Place = [184, 55.5];

/** The mean sidereal time of the shop's place, in degrees; noon of 1 January 2000 is 10957.5 days after 1970. */
const siderealAt = (now: Date): number =>
  280.46062 + 360.98564737 * (now.getTime() / 86_400_000 - 10_957.5) + place.longitude;

/**
 * Degrees by which a map with north at its top is turned clockwise, so that its top is towards the zenith of the shop's place
 * at an instant: the map then stands as one sees that piece of the sky (the parallactic angle of its middle).
 */
export const hourTurn = ([rightAscension, declination]: Place, now: Date): number => {
  const hour = (siderealAt(now) - rightAscension) * radian;
  const height = declination * radian;
  const latitude = place.latitude * radian;
  const turned = Math.atan2(
    Math.sin(hour),
    Math.tan(latitude) * Math.cos(height) - Math.sin(height) * Math.cos(hour),
  );
  return turned / radian;
};
