import type { ScheduledEvent } from 'aws-lambda';
import { bookFiles, paperFiles } from '#lambdas/platform/bucket.ts';
import { log } from '#lambdas/platform/log.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { keepBooks } from './keep-books.ts';

/** The clock is the time of the schedule. */
export const handler = async (event: Pick<ScheduledEvent, 'time'>) => {
  const result = await keepBooks({
    bookedOrders: stores.bookedOrders(),
    orders: stores.orders(),
    parts: stores.parts(),
    refunds: stores.refunds(),
    papers: paperFiles(),
    books: bookFiles(),
    now: new Date(event.time),
  });
  log.info('books_kept', result);
  if (result.failed > 0) throw new Error(`${result.failed} orders could not be copied into the books`);
  return result;
};
