import { hashOf } from '#lambdas/platform/tokens.ts';

/** The interval of the sweeps. */
const sweepMinutes = 5;

/** True in one sweep per `minutes`; the ids are spread evenly over the sweeps. */
export const isTurn = (id: string, minutes: number, now: Date): boolean => {
  const sweep = Math.floor(now.getTime() / (sweepMinutes * 60_000));
  return (Number.parseInt(hashOf(id).slice(0, 8), 16) + sweep) % (minutes / sweepMinutes) === 0;
};
