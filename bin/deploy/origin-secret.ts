import {
  CloudFormationClient,
  DescribeStacksCommand,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation';
import { shopRegion } from '#lib/stage.ts';
import type { Connect } from './connect.ts';
import type { KeptSecret } from './secret-store.ts';

/** The edge stack's NoEcho parameter. */
export const originParameter = 'OriginSecret';
/** Stands in for the secret while the stack is made: what is on a command line is seen by everybody on the machine. */
export const placeholder = 'replaced-at-once-by-the-deployment';

/** Functions read their secrets again after five minutes (lambdas/platform/secrets.ts); one more for slow clocks. */
const settleMs = 6 * 60_000;

/** How long the CDN must not send a new secret yet, in milliseconds: a function that knows the old one alone says 403. */
export const waitBeforeSending = ({ values, changedAt }: KeptSecret, now: Date): number =>
  values.length < 2 ? 0 : Math.max(0, changedAt.getTime() + settleMs - now.getTime());

const nothingToDo = 'No updates are to be performed';

/**
 * Tells the CDN what it sends to the APIs. By the SDK and not by `cdk deploy --parameters`, so that the value stands on
 * no command line; the next `cdk deploy` keeps it.
 */
export const sendOriginSecret = async (to: Connect, stack: string, secret: string): Promise<void> => {
  const client = new CloudFormationClient(to(shopRegion));
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: stack }));
  const others = (Stacks?.[0]?.Parameters ?? []).filter(
    ({ ParameterKey }) => ParameterKey !== originParameter,
  );
  try {
    await client.send(
      new UpdateStackCommand({
        StackName: stack,
        UsePreviousTemplate: true,
        Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM'],
        Parameters: [
          { ParameterKey: originParameter, ParameterValue: secret },
          ...others.map(({ ParameterKey }) => ({ ParameterKey, UsePreviousValue: true })),
        ],
      }),
    );
  } catch (error) {
    if (error instanceof Error && error.message.includes(nothingToDo)) return;
    throw error;
  }
  await waitUntilStackUpdateComplete(
    { client, minDelay: 2, maxDelay: 20, maxWaitTime: 30 * 60 },
    { StackName: stack },
  );
};
