import { type CfnOutput, Fn, Stack, Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A value of the template in the form that cdk-nag uses in the name of a finding. */
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
 * Accepts a finding of cdk-nag's AwsSolutions rules on the construct and everything below it; `reason` says why
 * following the rule would be worse here. `rule` is the end of its name, e.g. `COG2`.
 */
export const accept = (on: IConstruct, rule: string, reason: string): void =>
  Validations.of(on).acknowledge({ id: `AwsSolutions-${rule}`, reason });

/** Accepts a grant on a resource with «*». */
export const acceptWildcard = (on: IConstruct, resource: string, reason: string): void =>
  accept(on, `IAM5[Resource::${flatten(Stack.of(on).resolve(resource))}]`, reason);

/** Accepts the one action of a stream's reader for which AWS has no narrower resource. */
export const acceptListStreams = (on: IConstruct): void =>
  acceptWildcard(
    on,
    '*',
    'An event source mapping asks for dynamodb:ListStreams, which AWS grants on «*» only.',
  );

/** Reads an output in another stack: its name is known before the synthesis, so that a finding can name it. */
export const readFromAbroad = (output: CfnOutput): string => {
  const stack = Stack.of(output);
  return Fn.getStackOutput(stack.stackName, stack.resolve(output.logicalId), stack.region);
};
