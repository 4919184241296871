import type { Limit } from '#domain/limits.ts';
import { bucketsOf } from '#lambdas/storage/limits.ts';
import { putRow } from './rows.ts';

/** The row that counts a subject's uses of a limit; for a network the narrowest one. */
export const rowOf = (limit: Limit, subject: string) => {
  const [bucket] = bucketsOf(limit, subject);
  if (!bucket) throw new Error(`nothing counts ${limit.name}`);
  return bucket;
};

/** Uses up a limit: the next use is more than a minute away. */
export const wearOut = async (limit: Limit, subject: string): Promise<void> => {
  const { id, atOnce, every } = rowOf(limit, subject);
  await putRow('Limits', {
    id,
    rested_at: Date.now() + atOnce * every + 60_000,
    ttl: Date.now() / 1000 + 86_400,
  });
};
