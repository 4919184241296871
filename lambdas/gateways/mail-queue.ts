import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';

/** SQS takes at most this many messages at once. */
const batchSize = 10;

/** The queue of mails to send: a message is the id of an outbox row. */
export const createMailQueue = (url: string) => {
  const client = new SQSClient({});

  /** Enqueues ids; throws when SQS refuses one, so that its source tries again. */
  const add = async (ids: readonly string[]): Promise<void> => {
    for (let from = 0; from < ids.length; from += batchSize) {
      const Entries = ids
        .slice(from, from + batchSize)
        .map((id, index) => ({ Id: String(index), MessageBody: JSON.stringify({ id }) }));
      const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: url, Entries }));
      if (answer.Failed?.length) throw new Error(`the queue refused ${answer.Failed.length} messages`);
    }
  };
  return { add };
};
export type MailQueue = ReturnType<typeof createMailQueue>;
