import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs';

/** Looks at queues without taking anything out of them. */
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

  /** The queues that hold messages while nobody works on any of theirs, by name. */
  const waiting = async () =>
    (await Promise.all(urls.map(look)))
      .filter(({ messages, taken }) => messages > 0 && taken === 0)
      .map(({ queue, messages }) => ({ queue, messages }));
  return { waiting };
};
