import { degrees, type Point, radians } from '#lib/drawings/geometry.ts';

/** Right ascension and declination (J2000), in degrees. */
export type Equatorial = readonly [rightAscension: number, declination: number];

/** Mean obliquity of the ecliptic at J2000, in degrees. */
const obliquity = radians(23.4393);

/**
 * Stereographic projection of the sky around a middle, seen from inside, so that circles stay circles and angles are
 * kept; east is on the left. `scale` is the number of units per radian at the middle, which is drawn at `at`.
 */
export const stereographic =
  (middle: Equatorial, at: Point, scale: number) =>
  ([rightAscension, declination]: Equatorial): Point => {
    const [hour, height, tilt] = [rightAscension - middle[0], declination, middle[1]].map(radians);
    if (hour === undefined || height === undefined || tilt === undefined) return at;
    const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
    const k = (2 * scale) / (1 + sin * Math.sin(height) + cos * Math.cos(height) * Math.cos(hour));
    return [
      at[0] - k * Math.cos(height) * Math.sin(hour),
      at[1] - k * (cos * Math.sin(height) - sin * Math.cos(height) * Math.cos(hour)),
    ];
  };

/** A point of the ecliptic (longitude, latitude; degrees) in equatorial coordinates. */
export const equatorialOf = (longitude: number, latitude = 0): Equatorial => {
  const [l, b] = [radians(longitude), radians(latitude)];
  const [x, y, z] = [Math.cos(b) * Math.cos(l), Math.cos(b) * Math.sin(l), Math.sin(b)];
  const [toPole, toEquinox] = [
    y * Math.sin(obliquity) + z * Math.cos(obliquity),
    y * Math.cos(obliquity) - z * Math.sin(obliquity),
  ];
  return [degrees(Math.atan2(toEquinox, x)), degrees(Math.asin(toPole))];
};
