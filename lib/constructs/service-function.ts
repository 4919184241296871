import { Duration } from 'aws-cdk-lib';
import { Effect, type IGrantable, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { bundleOf } from '../bundle.ts';
import type { VariableName } from '../env.ts';
import { parameterNames, type Stage } from '../stage.ts';
import { acceptWildcard } from './findings.ts';
import { FunctionLogs } from './function-logs.ts';

export type ServiceFunctionProps = {
  readonly stage: Stage;
  /** Path below `lambdas` without `.handler.ts`, e.g. `payments/create-payment`. */
  readonly entry: string;
  /**
   * The loss for customers when it fails: its description, to which the runbook refers from the alarm of all functions.
   */
  readonly impact: string;
  /** True when X-Ray traces its calls: functions for money and promised mails (docs/decisions/0021-tracing.md). */
  readonly traced?: boolean;
  readonly timeout?: Duration;
  readonly memorySize?: number;
  /** Reserved concurrency, which is also its maximum; only where the account's quota allows it (`lib/stage.ts`). */
  readonly reserved?: number;
};

/** One function with its own role, which at first may only write log lines. */
export class ServiceFunction extends Construct implements IGrantable {
  readonly fn: LambdaFunction;
  /** The loss for customers when it fails. */
  readonly impact: string;
  readonly #stage: Stage;

  constructor(scope: Construct, id: string, props: ServiceFunctionProps) {
    super(scope, id);
    this.#stage = props.stage;
    this.impact = props.impact;
    const logGroup = FunctionLogs.of(this, props.stage).group;
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    this.fn = new LambdaFunction(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundleOf(props.entry)),
      handler: 'index.handler',
      description: props.impact,
      role,
      logGroup,
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout ?? Duration.seconds(10),
      ...(props.reserved && props.stage.reserves && { reservedConcurrentExecutions: props.reserved }),
      environment: { STAGE: props.stage.name },
      ...(props.traced && { tracing: Tracing.ACTIVE }),
    });
    if (props.traced) acceptWildcard(this, '*', 'AWS grants the two actions of X-Ray on «*» only.');
  }

  get grantPrincipal() {
    return this.fn.grantPrincipal;
  }

  set(name: VariableName, value: string): void {
    this.fn.addEnvironment(name, value);
  }

  allow(actions: readonly string[], resources: readonly string[]): void {
    this.fn.addToRolePolicy(
      new PolicyStatement({ effect: Effect.ALLOW, actions: [...actions], resources: [...resources] }),
    );
  }

  /** Allows the function to read one SecureString of its stage and passes it the name. */
  grantParameter(variable: VariableName, key: keyof ReturnType<typeof parameterNames>): void {
    const name = parameterNames(this.#stage.name)[key];
    const { region, account } = this.fn.env;
    this.allow(['ssm:GetParameter'], [`arn:aws:ssm:${region}:${account}:parameter${name}`]);
    this.set(variable, name);
  }
}
