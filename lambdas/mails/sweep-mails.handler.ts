import type { ScheduledEvent } from 'aws-lambda';
import { sweepRun } from '#domain/ops/alarms.ts';
import { log } from '#lambdas/platform/log.ts';
import { mailQueue, paperQueue } from '#lambdas/platform/queues.ts';
import { outbox } from '#lambdas/platform/stores.ts';
import { enqueue } from './enqueue.ts';

/** Runs every few minutes: enqueues mails again that the stream lost or that are due for another try. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ enqueued: number }> => {
  const ids = await outbox().due(new Date(event.time));
  await enqueue(ids, { mails: mailQueue(), papers: paperQueue() }, `:${event.time}`);
  log.counts('mails_swept', { [sweepRun]: 1 }, { enqueued: ids.length });
  return { enqueued: ids.length };
};
