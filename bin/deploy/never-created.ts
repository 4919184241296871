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
    // CloudFormation's error for a missing stack.
    if (error instanceof Error && error.name === 'ValidationError') return undefined;
    throw error;
  }
};

/** States of a stack whose first creation failed: it never worked, and CloudFormation cannot update it. */
const failedCreations: readonly string[] = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED', 'REVIEW_IN_PROGRESS'];

const isNeverCreated = ({ StackStatus }: Stack): boolean =>
  StackStatus !== undefined && failedCreations.includes(StackStatus);

/** The stack of that name; undefined when it does not exist, or when its first creation failed. */
export const readStack = async (to: Connect, region: string, name: string): Promise<Stack | undefined> => {
  const stack = await find(new CloudFormationClient(to(region)), name);
  return stack && !isNeverCreated(stack) ? stack : undefined;
};

/** The resources that the deleted stack retained: tables, accounts and buckets, all empty. */
const leftBy = async (client: CloudFormationClient, StackName: string | undefined): Promise<string[]> => {
  const left: string[] = [];
  for await (const { StackEvents } of paginateDescribeStackEvents({ client }, { StackName }))
    for (const { ResourceStatus, ResourceType, PhysicalResourceId } of StackEvents ?? [])
      if (ResourceStatus === 'DELETE_SKIPPED' && PhysicalResourceId)
        left.push(`${ResourceType} ${PhysicalResourceId}`);
  return [...new Set(left)].sort();
};

/**
 * Removes a stack whose first creation failed, so that it can be created again. Returns the retained resources;
 * undefined when there is no such stack. The stack is already protected against deletion; the protection is lifted only
 * here.
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

/** Removes the failed first creations of a stage's stacks, dependent stacks first. */
export const removeAllNeverCreated = async (to: Connect, stage: StageName): Promise<void> => {
  const { global, edgeAlarms, ...regional } = stackNames(stage);
  const places = Object.values(regional).map((name) => [shopRegion, name] as const);
  const abroad = [edgeAlarms, global].map((name) => [globalRegion, name] as const);
  for (const [region, name] of [...places.toReversed(), ...abroad]) {
    const left = await removeNeverCreated(to, region, name);
    if (!left) continue;
    console.log(`${name}: its first creation had failed; removed, and made again below.`);
    for (const line of left) console.log(`  left behind, retained: ${line}`);
  }
};
