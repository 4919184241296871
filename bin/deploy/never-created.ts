import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  paginateDescribeStackEvents,
  type Stack,
  UpdateTerminationProtectionCommand,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { globalRegion, type StageName, shopRegion, stackNames } from '#lib/stage.ts';
import type { Connect } from './connect.ts';

const find = async (client: CloudFormationClient, StackName: string): Promise<Stack | undefined> => {
  try {
    return (await client.send(new DescribeStacksCommand({ StackName }))).Stacks?.[0];
  } catch (error) {
    // CloudFormation's word for «no such stack».
    if (error instanceof Error && error.name === 'ValidationError') return undefined;
    throw error;
  }
};

/** States of a stack whose first creation failed: it never served anybody, and CloudFormation does not update it. */
const failedCreations: readonly string[] = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS'];

const isNeverCreated = ({ StackStatus }: Stack): boolean =>
  StackStatus !== undefined && failedCreations.includes(StackStatus);

/** The stack of that name; undefined when there is none, or nothing but a first creation that failed. */
export const readStack = async (to: Connect, region: string, name: string): Promise<Stack | undefined> => {
  const stack = await find(new CloudFormationClient(to(region)), name);
  return stack && !isNeverCreated(stack) ? stack : undefined;
};

/** What the stack left behind when it went: tables, accounts and buckets are retained, empty as these are. */
const leftBy = async (client: CloudFormationClient, StackName: string | undefined): Promise<string[]> => {
  const left: string[] = [];
  for await (const { StackEvents } of paginateDescribeStackEvents({ client }, { StackName }))
    for (const { ResourceStatus, ResourceType, PhysicalResourceId } of StackEvents ?? [])
      if (ResourceStatus === 'DELETE_SKIPPED' && PhysicalResourceId)
        left.push(`${ResourceType} ${PhysicalResourceId}`);
  return [...new Set(left)].sort();
};

/**
 * Removes a stack whose first creation failed, so that it can be created again; says what it left behind, undefined
 * when there is no such stack. cdk protects a stack from its end before it is made: of these alone that is lifted.
 */
export const removeNeverCreated = async (
  to: Connect,
  region: string,
  StackName: string,
): Promise<string[] | undefined> => {
  const client = new CloudFormationClient(to(region));
  const stack = await find(client, StackName);
  if (!stack || !isNeverCreated(stack)) return undefined;
  if (stack.EnableTerminationProtection)
    await client.send(
      new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
    );
  await client.send(new DeleteStackCommand({ StackName }));
  const limits = { client, minDelay: 2, maxDelay: 20, maxWaitTime: 30 * 60 };
  await waitUntilStackDeleteComplete(limits, { StackName: stack.StackId });
  return leftBy(client, stack.StackId);
};

/** Makes room for the first creation of each stack of a stage, in the order in which they lean on each other. */
export const removeAllNeverCreated = async (to: Connect, stage: StageName): Promise<void> => {
  const { global, edge, watch, guidance, atelier, accounts, api, data } = stackNames(stage);
  const places = [edge, watch, guidance, atelier, accounts, api, data].map(
    (name) => [shopRegion, name] as const,
  );
  for (const [region, name] of [...places, [globalRegion, global] as const]) {
    const left = await removeNeverCreated(to, region, name);
    if (!left) continue;
    console.log(`${name}: its first creation had failed; removed, and made again below.`);
    for (const line of left) console.log(`  left behind, retained: ${line}`);
  }
};
