import { turn } from './geometry.ts';

type Pool = { readonly sum: number; readonly members: readonly number[] };
const mean = ({ sum, members }: Pool): number => sum / members.length;

/** Indexes in ascending order, opened after the widest empty arc so that the rest reads as a line. */
const openedAtWidest = (angles: readonly number[]): number[] => {
  const order = angles.map((_, index) => index).sort((a, b) => turn(angles[a] ?? 0) - turn(angles[b] ?? 0));
  const spaces = order.map((index, rank) =>
    turn((angles[index] ?? 0) - (angles[order.at(rank - 1) ?? 0] ?? 0)),
  );
  const widest = spaces.indexOf(Math.max(...spaces));
  return [...order.slice(widest), ...order.slice(0, widest)];
};

/** Runs of neighbours that share one shift: a pool that would overtake the one before it joins it. */
const pooled = (values: readonly number[]): Pool[] => {
  const pools: Pool[] = [];
  values.forEach((value, rank) => {
    let pool: Pool = { sum: value, members: [rank] };
    for (let last = pools.at(-1); last && mean(last) > mean(pool); last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, members: [...last.members, ...pool.members] };
      pools.pop();
    }
    pools.push(pool);
  });
  return pools;
};

/**
 * Moves angles apart until neighbours keep `gap`, each as little as possible (least squares), order kept.
 * Isotonic regression makes it exact, where pushing pairs apart again and again only comes near.
 */
export const spread = (angles: readonly number[], gap: number): number[] => {
  const order = openedAtWidest(angles);
  const first = angles[order[0] ?? 0] ?? 0;
  const line = order.map((index, rank) => turn((angles[index] ?? 0) - first) - rank * gap);
  const placed = [...angles];
  for (const pool of pooled(line)) {
    for (const rank of pool.members) placed[order[rank] ?? 0] = turn(first + mean(pool) + rank * gap);
  }
  return placed;
};
