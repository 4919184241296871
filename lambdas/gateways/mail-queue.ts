import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** The queue of mails to send: a message is the id of an outbox row. */
export const createMailQueue = (url: string) => {
  const client = new SQSClient({});

  /**
   * Enqueues ids; throws when SQS refuses one, so that its source tries again. One by one, because nearly every call
   * brings one, and because a batch is an action of its own to the emulator's IAM though not to AWS's.
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
