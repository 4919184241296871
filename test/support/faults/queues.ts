import {
  CreateQueueCommand,
  DeleteMessageCommand,
  DeleteQueueCommand,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import type { QueueMessage } from './events.ts';

export const queueNames = ['papers', 'mails'] as const;
export type QueueName = (typeof queueNames)[number];

export type PrivateQueues = {
  readonly urls: Readonly<Record<QueueName, string>>;
  receive(queue: QueueName): Promise<QueueMessage[]>;
  acknowledge(queue: QueueName, message: QueueMessage): Promise<void>;
  remove(): Promise<void>;
};

const create = async (sqs: SQSClient, QueueName: string, Attributes = {}): Promise<string> => {
  const { QueueUrl = '' } = await sqs.send(new CreateQueueCommand({ QueueName, Attributes }));
  return QueueUrl;
};

/** The queues of one proof: mails, and mails that wait for a paper. */
export const createQueues = async (emulator: string, suffix: string): Promise<PrivateQueues> => {
  const sqs = new SQSClient(awsClientConfig(emulator));
  const urls = {
    mails: await create(sqs, `proof-${suffix}`),
    papers: await create(sqs, `proof-${suffix}.fifo`, { FifoQueue: 'true' }),
  };
  return {
    urls,
    receive: async (queue) => {
      const { Messages = [] } = await sqs.send(
        new ReceiveMessageCommand({ QueueUrl: urls[queue], MaxNumberOfMessages: 5, VisibilityTimeout: 60 }),
      );
      return Messages.map(({ MessageId = '', ReceiptHandle = '', Body = '' }) => ({
        id: MessageId,
        receipt: ReceiptHandle,
        body: Body,
      }));
    },
    acknowledge: async (queue, { receipt }) => {
      await sqs.send(new DeleteMessageCommand({ QueueUrl: urls[queue], ReceiptHandle: receipt }));
    },
    remove: async () => {
      for (const QueueUrl of Object.values(urls)) await sqs.send(new DeleteQueueCommand({ QueueUrl }));
      sqs.destroy();
    },
  };
};
