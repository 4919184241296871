import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** The queue of mails to send: a message is the id of an outbox row. */
export const createMailQueue = (url: string) => {
  const client = new SQSClient({});

  /**
   * Enqueues ids; throws when SQS refuses one, so that its source tries again. Sends them one by one: nearly every call
   * has one id, and the emulator's IAM, unlike AWS's, has a separate action for batches.
   */
  const add = async (ids: readonly string[]): Promise<void> => {
    await Promise.all(
      ids.map((id) =>
        client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify({ id }) })),
      ),
    );
  };
  return { add };
};
