import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** The dead letters of one queue, as a function writes them itself: what nobody can ever read is not tried again. */
export const createDeadLetters = (url: string) => {
  const client = new SQSClient({});

  /** Puts a message aside; `id` is the one that SQS gave it, so that a repetition does not put it twice. */
  const add = async (id: string, body: string): Promise<void> => {
    const ordered = url.endsWith('.fifo') && { MessageGroupId: 'unreadable', MessageDeduplicationId: id };
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: body, ...ordered }));
  };
  return { add };
};
