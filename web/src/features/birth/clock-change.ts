import type { BirthPlace } from '#domain/births/birth.ts';
import { offsetAt } from '#domain/births/instant.ts';
import type { BirthCandidate } from '#domain/births/read-birth.ts';

/** Both wall clocks of a clock change, in milliseconds as if they were UTC. */
export type ClockChange = { readonly before: number; readonly after: number };

/** The clock change between the two instants that one wall clock time may mean. */
export const clockChange = (
  [first, second]: readonly BirthCandidate[],
  place: BirthPlace,
): ClockChange | undefined => {
  if (!first || !second) return undefined;
  let [low, high] = [Date.parse(first.utc), Date.parse(second.utc)];
  const [old, now] = [offsetAt(low, place), offsetAt(high, place)];
  if (old === undefined || now === undefined || old === now) return undefined;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (offsetAt(middle, place) === old) low = middle;
    else high = middle;
  }
  return { before: high + old * 1000, after: high + now * 1000 };
};
