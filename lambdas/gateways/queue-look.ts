import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';

/** Reads the state of queues without receiving messages. */
export const createQueueLook = (urls: readonly string[]) => {
  const client = new SQSClient({});

  const look = async (url: string) => {
    const command = new GetQueueAttributesCommand({
      QueueUrl: url,
      AttributeNames: ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'],
    });
    const { Attributes = {} } = await client.send(command);
    return {
      queue: url.split('/').at(-1) ?? url,
      messages: Number(Attributes.ApproximateNumberOfMessages ?? 0),
      taken: Number(Attributes.ApproximateNumberOfMessagesNotVisible ?? 0),
    };
  };

  /** The names of the queues that hold waiting messages while none of their messages is in flight. */
  const waiting = async () =>
    (await Promise.all(urls.map(look)))
      .filter(({ messages, taken }) => messages > 0 && taken === 0)
      .map(({ queue, messages }) => ({ queue, messages }));
  return { waiting };
};
