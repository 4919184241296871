import { addHours } from '../../dates.ts';
import type { LocalDay } from '../zones.ts';
import { retrogradable, type SkyFacts, type Wanderer } from './facts.ts';
import { halfTurn, longitudeOf } from './positions.ts';

/** Geocentric motion in longitude, degrees in an hour; negative when retrograde (Meeus, Astronomical Algorithms, ch. 36). */
const motion = (planet: Wanderer, at: Date): number =>
  halfTurn(longitudeOf(planet, addHours(at, 1)) - longitudeOf(planet, at));

export const retrogradesOf = ({
  start,
  noon,
  end,
}: LocalDay): Pick<SkyFacts, 'retrogrades' | 'stations'> => ({
  retrogrades: retrogradable.filter((planet) => motion(planet, noon) < 0),
  stations: retrogradable.flatMap((planet) => {
    const [before, after] = [motion(planet, start) < 0, motion(planet, end) < 0];
    return before === after ? [] : [{ planet, turns: after ? ('retrograde' as const) : ('direct' as const) }];
  }),
});
