import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';

/** An export that waits to be made. */
export type ExportWork = { readonly user: string; readonly id: string };

/** The queue of exports to make. */
export const createExportQueue = (url: string) => {
  const client = new SQSClient({});
  const add = async (work: ExportWork): Promise<void> => {
    await client.send(new SendMessageCommand({ QueueUrl: url, MessageBody: JSON.stringify(work) }));
  };
  return { add };
};
export type ExportQueue = ReturnType<typeof createExportQueue>;
