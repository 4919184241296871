import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type Arrived, arrivalSchema, arrivedIn } from '#lambdas/gateways/arrivals.ts';
import { errorFacts, log } from './log.ts';
import { asJson, readMessage } from './messages.ts';

/** Runs the work on every object that S3 announced. A failed message is logged as `failure` and comes again. */
export const onArrivals = async (
  event: SQSEvent,
  failure: string,
  work: (object: Arrived) => Promise<void>,
): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const record of event.Records) {
    try {
      const arrival = await readMessage(record.messageId, record.body, asJson(arrivalSchema));
      for (const object of arrival ? arrivedIn(arrival) : []) await work(object);
    } catch (error) {
      log.error(failure, errorFacts(error));
      batchItemFailures.push({ itemIdentifier: record.messageId });
    }
  }
  return { batchItemFailures };
};
