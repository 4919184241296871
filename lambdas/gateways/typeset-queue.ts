import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** An upload of the desk that waits for its pages. */
export type TypesetWork = {
  readonly order: string;
  readonly service: string;
  readonly upload: string;
};

/** The queue of reports to typeset. */
export const createTypesetQueue = (url: string) => {
  const client = new SQSClient({});
  const add = async (work: TypesetWork): Promise<void> => {
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(work) }));
  };
  return { add };
};
export type TypesetQueue = ReturnType<typeof createTypesetQueue>;
