import type { Differing } from '../texts/clocks.ts';
import { type Clock, zone } from './clock-rows.ts';
import { abroadRows } from './clocks-abroad.ts';
import { franceRows } from './clocks-of-france.ts';
import type { Place } from './place.ts';

/**
 * The clocks of a place at a wall clock's time: mostly those of its zone, elsewhere those of the state that ruled there,
 * and two where sources differ. `docs/clocks.md` names the sources of every row.
 */

export type PlaceClocks = {
  readonly clocks: readonly Clock[];
  /** Why two clocks may differ. */
  readonly why?: Differing;
};

const rows = [...franceRows, ...abroadRows];

/** The clocks at a local time, «1945-06-15T12:00»; undefined for an unknown zone. */
export const clocksOf = (place: Place, local: string): PlaceClocks | undefined => {
  const row = rows.find(({ from, to, holds }) => local >= from && local < to && holds(place));
  if (row) return { clocks: row.clocks.map((source) => source(place)), ...(row.why && { why: row.why }) };
  const own = zone(place.zone)(place);
  return own.periods.length > 0 ? { clocks: [own] } : undefined;
};
