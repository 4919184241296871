import { once } from '#domain/once.ts';
import type { QueueLengths } from '#domain/promise.ts';
import { queues } from './stores.ts';

/** The sweep counts every five minutes; a warm function asks for its count once a minute at most. */
const lifetime = 60_000;

const createQueueLengths = (read: () => Promise<QueueLengths>) => {
  let kept: { lengths: QueueLengths; until: number } | undefined;

  /** Asks in any case. */
  const fresh = async (now: Date): Promise<QueueLengths> => {
    const lengths = await read();
    kept = { lengths, until: now.getTime() + lifetime };
    return lengths;
  };

  /** A minute old at most. */
  const recent = async (now: Date): Promise<QueueLengths> =>
    kept && kept.until > now.getTime() ? kept.lengths : fresh(now);

  return { fresh, recent };
};

export const queueLengths = once(() => createQueueLengths(queues().read));
