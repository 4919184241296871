import type { Place } from './place.ts';

type Point = Pick<Place, 'latitude' | 'longitude'>;

/** The longitude of the border of the Soviet zone, every quarter of a degree from 50.5° north. */
const border = [
  10.1, 9.98, 10.12, 9.96, 10.47, 10.56, 11.02, 11, 10.94, 11.13, 11.36, 10.68, 10.87, 10.87, 11.08, 11.2,
];
const south = 50.5;

/** No place further from that line than this is on its other side. */
const near = 0.3;

/** Thuringia's border to Bavaria runs from west to east. */
const isAtSouth = ({ latitude, longitude }: Point): boolean =>
  latitude > 50.15 && latitude < 50.65 && longitude > 9.9 && longitude < 12.35;

/** The side of the border of the Soviet zone on which a place of Germany lies, Berlin included in it. */
export const sideOf = (place: Point): 'west' | 'near' | 'soviet' => {
  const { latitude, longitude } = place;
  if (latitude <= 50.15) return 'west';
  const step = Math.max(0, Math.floor((latitude - south) / 0.25));
  const east = longitude - (border[step] ?? border.at(-1) ?? 0);
  if (isAtSouth(place) || Math.abs(east) < near) return 'near';
  return east < 0 ? 'west' : 'soviet';
};

/** West of the Mulde, Americans and British held what became the Soviet zone until the first days of July 1945. */
export const isAmericanHeld = (place: Point): boolean => sideOf(place) !== 'west' && place.longitude < 12.6;
