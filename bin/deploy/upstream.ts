import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

const reading = z.object({ StackName: z.string(), OutputName: z.string() });
export type Reading = z.infer<typeof reading>;

/** What a template reads of other stacks: every `Fn::GetStackOutput` below a value. */
export const readingsIn = (value: unknown): Reading[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'Fn::GetStackOutput' ? [reading.parse(part)] : readingsIn(part),
  );
};

type Outputs = Readonly<Record<string, string>>;

/**
 * A digest of all that a template reads of other stacks, with the values of now. CloudFormation skips a stack whose
 * template is the one of before, although a table or pool that it names was replaced; as a tag of the stack the digest
 * makes it look again.
 */
export const upstreamOf = async (
  template: unknown,
  outputsOf: (stack: string) => Promise<Outputs | undefined>,
): Promise<string> => {
  const readings = readingsIn(template);
  const stacks = [...new Set(readings.map(({ StackName }) => StackName))];
  const known = new Map(
    await Promise.all(stacks.map(async (stack) => [stack, await outputsOf(stack)] as const)),
  );
  const values = readings.map(
    ({ StackName, OutputName }) => `${StackName} ${OutputName} ${known.get(StackName)?.[OutputName] ?? ''}`,
  );
  return createHash('sha256')
    .update([...new Set(values)].sort().join('\n'))
    .digest('hex')
    .slice(0, 32);
};
