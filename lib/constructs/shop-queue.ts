import { Queue, QueueEncryption, type QueueProps } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

type ShopQueueProps = Omit<QueueProps, 'encryption' | 'enforceSSL'> & { readonly stage: Stage };

/** A queue that is encrypted at rest, and in transit wherever there is TLS: the emulator uses plain HTTP. */
export const shopQueue = (scope: Construct, id: string, { stage, ...props }: ShopQueueProps): Queue =>
  new Queue(scope, id, {
    ...props,
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: stage.onAws,
  });

/** All queues that were created below a construct so far. */
export const shopQueuesBelow = (scope: Construct): Queue[] =>
  scope.node.findAll().filter((child) => child instanceof Queue);
