import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** Dead letters of one queue that a function writes itself: an unreadable message is not tried again. */
export const createDeadLetters = (url: string) => {
  const client = new SQSClient({});

  /** Writes a message to the dead letters; `id` is its SQS id, so that a repetition does not write it twice. */
  const add = async (id: string, body: string): Promise<void> => {
    const ordered = url.endsWith('.fifo') && { MessageGroupId: 'unreadable', MessageDeduplicationId: id };
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: body, ...ordered }));
  };
  return { add };
};
