import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Arrived, arrivalSchema, arrivedIn } from '#lambdas/gateways/arrivals.ts';
import { onMessages } from './messages.ts';

/** Runs the work on every object that S3 announced. A failed message is logged as `failure` and comes again. */
export const onArrivals = (
  event: SQSEvent,
  failure: string,
  work: (object: Arrived) => Promise<void>,
): Promise<SQSBatchResponse> =>
  onMessages(event, failure, arrivalSchema, async (arrival) => {
    for (const object of arrivedIn(arrival)) await work(object);
  });
