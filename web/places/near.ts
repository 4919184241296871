import type { Point } from './sources.ts';

/** Kilometres on a sphere, precise enough to distinguish homonyms. */
export const kilometres = (left: Point, right: Point): number => {
  const radians = Math.PI / 180;
  const x =
    (right.longitude - left.longitude) * radians * Math.cos(((left.latitude + right.latitude) / 2) * radians);
  const y = (right.latitude - left.latitude) * radians;
  return Math.hypot(x, y) * 6371;
};

/** Finds the nearest of many points in the cells around one, or of those that fit; `size` of a cell in degrees. */
export const nearestAmong = <Item extends Point>(items: readonly Item[], size: number) => {
  const keyOf = ({ latitude, longitude }: Point, north = 0, east = 0): string =>
    `${Math.floor(latitude / size) + north},${Math.floor(longitude / size) + east}`;
  const cells = Map.groupBy(items, (item) => keyOf(item));
  const steps = [-1, 0, 1];
  return (point: Point, fits: (item: Item) => boolean = () => true): Item | undefined =>
    steps
      .flatMap((north) => steps.flatMap((east) => cells.get(keyOf(point, north, east)) ?? []))
      .filter(fits)
      .reduce<Item | undefined>(
        (best, item) => (!best || kilometres(point, item) < kilometres(point, best) ? item : best),
        undefined,
      );
};
