import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type * as z from 'zod/mini';
import { errorFacts, log } from './log.ts';
import { deadLetters } from './queues.ts';

/** Reads the text of a message as JSON of a schema. */
export const asJson =
  <Content>(schema: z.ZodMiniType<Content>) =>
  (text: string): Content =>
    schema.parse(JSON.parse(text));

/**
 * Reads a message. A message that cannot be parsed would fail again and block the messages behind it in a FIFO queue:
 * it moves to the dead letters at once, raises an alarm and returns undefined.
 */
export const readMessage = async <Content>(
  id: string,
  text: string,
  read: (text: string) => Content,
): Promise<Content | undefined> => {
  try {
    return read(text);
  } catch {
    await deadLetters().add(id, text);
    log.alarm('message_unreadable', { message: id });
    return undefined;
  }
};

/** How often SQS delivers work before it goes to the dead letters (`lib/constructs/work-queue.ts`). */
const receives = 3;

/**
 * Does the work of each message of a queue without an order. A failed one is logged as `failure` and comes again.
 * `isLast`: no further try follows.
 */
export const onMessages = async <Content>(
  event: SQSEvent,
  failure: string,
  schema: z.ZodMiniType<Content>,
  work: (content: Content, isLast: boolean) => Promise<void>,
): Promise<SQSBatchResponse> => {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
  for (const { messageId, body, attributes } of event.Records) {
    try {
      const content = await readMessage(messageId, body, asJson(schema));
      const isLast = Number(attributes.ApproximateReceiveCount) >= receives;
      if (content !== undefined) await work(content, isLast);
    } catch (error) {
      log.error(failure, errorFacts(error));
      batchItemFailures.push({ itemIdentifier: messageId });
    }
  }
  return { batchItemFailures };
};
