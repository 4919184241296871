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
/** A placeholder for the secret while the stack is created: other users of a machine can read its command lines. */
export const placeholder = 'replaced-at-once-by-the-deployment';

/**
 * Functions reload their secrets after five minutes (lambdas/platform/secrets.ts); one more minute covers slow clocks.
 */
const settleMs = 6 * 60_000;

/** Milliseconds until the CDN may send a new secret: functions that only know the old one would answer 403. */
export const waitBeforeSending = ({ values, changedAt }: KeptSecret, now: Date): number =>
  values.length < 2 ? 0 : Math.max(0, changedAt.getTime() + settleMs - now.getTime());

const nothingToDo = 'No updates are to be performed';

/**
 * Sets the secret that the CDN sends to the APIs. It uses the SDK and not `cdk deploy --parameters`, so that the value
 * is on no command line; the next `cdk deploy` keeps it.
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
