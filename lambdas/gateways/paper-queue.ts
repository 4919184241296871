import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** The queue of mails that wait for a numbered paper: one group, so that papers are issued one after the other. */
export const createPaperQueue = (url: string) => {
  const client = new SQSClient({});

  /**
   * Enqueues ids of outbox rows; throws when SQS refuses one. Within five minutes SQS accepts the same id once per
   * `round`.
   */
  const add = async (ids: readonly string[], round = ''): Promise<void> => {
    await Promise.all(
      ids.map((id) =>
        client.send(
          new SendMessageCommand({
            QueueUrl: url,
            MessageBody: JSON.stringify({ id }),
            MessageGroupId: 'papers',
            MessageDeduplicationId: `${id}${round}`,
          }),
        ),
      ),
    );
  };
  return { add };
};
