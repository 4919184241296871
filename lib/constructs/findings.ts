import { type CfnOutput, Fn, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A value of the template as cdk-nag writes it in the name of a finding. */
const flatten = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([intrinsic, content]) => {
      if (intrinsic === 'Fn::Join') return content[1].map(flatten).join(content[0]);
      if (intrinsic === 'Fn::GetStackOutput') return JSON.stringify({ [intrinsic]: content });
      return `<${[content].flat().join('.')}>`;
    })
    .join('');
};

/**
 * Lets a finding of cdk-nag's AwsSolutions rules stand on the construct and on all below it; the reason says why the
 * rule's way would be worse here. `rule` is the end of its name, e.g. `COG2`.
 */
export const accept = (on: IConstruct, rule: string, reason: string): void =>
  Validations.of(on).acknowledge({ id: `AwsSolutions-${rule}`, reason });

/** Lets a grant keep a resource with «*» in it. */
export const acceptWildcard = (on: IConstruct, resource: string, reason: string): void =>
  accept(on, `IAM5[Resource::${flatten(Stack.of(on).resolve(resource))}]`, reason);

/** Lets a reader of a stream keep the one action for which AWS knows no narrower resource. */
export const acceptListStreams = (on: IConstruct): void =>
  acceptWildcard(
    on,
    '*',
    'An event source mapping asks for dynamodb:ListStreams, which AWS grants on «*» only.',
  );

/** An output as another stack reads it: its name is known before the synthesis, so a finding about it can be named. */
export const readFromAbroad = (output: CfnOutput): string => {
  const stack = Stack.of(output);
  return Fn.getStackOutput(stack.stackName, stack.resolve(output.logicalId), stack.region);
};
