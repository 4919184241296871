import type { ScheduledEvent } from 'aws-lambda';
import { log } from '#lambdas/platform/log.ts';
import { mailQueue, paperQueue } from '#lambdas/platform/queues.ts';
import { outbox } from '#lambdas/platform/stores.ts';
import { enqueue } from './enqueue.ts';

/** Every few minutes: mails that the stream lost or that wait for another try go into the queue again. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>): Promise<{ enqueued: number }> => {
  const ids = await outbox().due(new Date(event.time));
  await enqueue(ids, { mails: mailQueue(), papers: paperQueue() }, `:${event.time}`);
  log.info('mails_swept', { enqueued: ids.length });
  return { enqueued: ids.length };
};
