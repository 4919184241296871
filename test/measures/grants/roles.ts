import { createHash } from 'node:crypto';
import {
  LambdaClient,
  paginateListFunctions,
  UpdateFunctionConfigurationCommand,
} from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { awsClientConfig } from '../../../bin/local/aws.ts';
import { callIam } from './emulator.ts';

const oneOrMore = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => [value].flat()),
);
export const documentSchema = z.looseObject({
  Statement: z.array(z.looseObject({ Action: oneOrMore, Resource: oneOrMore })),
});
export type Document = z.infer<typeof documentSchema>;

/** The deployed policy of a function's role. */
export type RolePolicy = {
  /** The function's name in the stacks, e.g. `HttpCreatePayment`. */
  readonly name: string;
  readonly functionName: string;
  readonly logGroup: string;
  /** Seconds. */
  readonly timeout: number;
  /** The access key that the emulator gives the function. */
  readonly key: string;
  readonly role: string;
  readonly policy: string;
  readonly document: Document;
};
/** One action on one resource. */
export type Grant = { readonly owner: RolePolicy; readonly action: string; readonly resource: string };

export const isSecret = ({ action }: Grant): boolean => action.startsWith('ssm:');

const inXml = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);

/**
 * The emulator's (1.5) computation of the key of a function's session; with another version the check of the uses
 * fails.
 */
const keyOf = (functionArn: string, roleArn: string): string =>
  `ASIA${createHash('sha256').update(`${functionArn}:${roleArn}`).digest('hex').slice(0, 16).toUpperCase()}`;

const policiesOf = async (emulator: string, role: string) => {
  const listed = await callIam(emulator, { Action: 'ListRolePolicies', RoleName: role });
  return Promise.all(
    inXml(listed, 'member').map(async (policy) => {
      const found = await callIam(emulator, { Action: 'GetRolePolicy', RoleName: role, PolicyName: policy });
      const [text = ''] = inXml(found, 'PolicyDocument');
      return { policy, document: documentSchema.parse(JSON.parse(decodeURIComponent(text))) };
    }),
  );
};

/** The policies of all the shop's functions. */
export const readRoles = async (emulator: string): Promise<RolePolicy[]> => {
  const client = new LambdaClient(awsClientConfig(emulator));
  const roles: RolePolicy[] = [];
  for await (const { Functions } of paginateListFunctions({ client }, {})) {
    for (const { FunctionName = '', FunctionArn = '', Role = '', Timeout = 3, LoggingConfig } of Functions ??
      []) {
      const logGroup = LoggingConfig?.LogGroup ?? `/aws/lambda/${FunctionName}`;
      const role = Role.split('/').at(-1) ?? '';
      const key = keyOf(FunctionArn, Role);
      for (const { policy, document } of await policiesOf(emulator, role)) {
        const name = policy.replace(/RoleDefaultPolicy[0-9A-F]+$/, '');
        roles.push({
          name,
          functionName: FunctionName,
          logGroup,
          timeout: Timeout,
          key,
          role,
          policy,
          document,
        });
      }
    }
  }
  return roles;
};

/**
 * Actions of AWS itself in the name of a function, before or after it runs: reading streams and queues, logs and
 * traces.
 */
const byAws =
  /^(logs:|xray:|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)|sqs:(?!SendMessage|GetQueueAttributes))/;

/**
 * Grants that the emulator does not enforce, so that no test could notice them: actions of AWS itself in the function's
 * name, dead letters, looking at a queue together with receiving or sending, and SES's configuration sets (it requires
 * a right on «*», which the local stage grants instead of the senders').
 */
const isUnheld = (action: string, resource: string, together: readonly string[]): boolean =>
  byAws.test(action) ||
  (action === 'sqs:GetQueueAttributes' && together.length > 1) ||
  (action === 'sqs:SendMessage' && resource.includes('DeadLetters')) ||
  resource.includes(':configuration-set/');

/** Every action on every resource that a function's own code may use. */
export const grantsOf = (roles: readonly RolePolicy[]): Grant[] =>
  roles.flatMap((owner) => {
    const pairs = owner.document.Statement.flatMap(({ Action, Resource }) =>
      Action.flatMap((action) =>
        Resource.filter((resource) => !isUnheld(action, resource, Action)).map(
          (resource) => `${action} ${resource}`,
        ),
      ),
    );
    return [...new Set(pairs)].map((pair) => {
      const [action = '', resource = ''] = pair.split(' ');
      return { owner, action, resource };
    });
  });

/** «function: action on resource», without the parts of the resource that the deployment adds. */
export const nameOf = ({ owner, action, resource }: Grant): string => {
  const end = resource.replace(/^arn:aws:[^:]*:[^:]*:[^:]*:/, '');
  const table = /table\/quatre-sagesses-local-data-(\w+?)Table[^/]*(.*)$/.exec(end);
  const bucket = /quatre-sagesses-local-data-(\w+?)bucket[^/]*(.*)$/.exec(end);
  const queue = /^quatre-sagesses-local-\w+-(\w+?)[0-9A-F]{8}/.exec(end);
  const short = table ?? bucket;
  const name = short ? `${short[1]}${(short[2] ?? '').replace('/index', '')}` : (queue?.[1] ?? end);
  return `${owner.name}: ${action} on ${name
    .replace(/^\w+(?=\/live\/)/, 'sockets')
    .replace('parameter/quatre-sagesses/local/', '')
    .replace(/userpool\/.*/, 'pool')}`;
};

/** The document without one grant: its statement is split, and the resource is removed from the action. */
export const withoutGrant = (document: Document, { action, resource }: Omit<Grant, 'owner'>): Document => ({
  ...document,
  Statement: document.Statement.flatMap((statement) => {
    const { Action, Resource } = statement;
    if (!Action.includes(action) || !Resource.includes(resource)) return [statement];
    return [
      { ...statement, Action: Action.filter((other) => other !== action) },
      { ...statement, Action: [action], Resource: Resource.filter((other) => other !== resource) },
    ].filter((part) => part.Action.length > 0 && part.Resource.length > 0);
  }),
});

/** Stands for no statement, which is refused. */
const nothing = { Effect: 'Deny', Action: ['none:Nothing'], Resource: ['*'] };

export const putPolicy = async (
  emulator: string,
  { role, policy }: RolePolicy,
  document: Document,
): Promise<void> => {
  const { Statement } = document;
  const PolicyDocument = JSON.stringify(
    Statement.length > 0 ? document : { ...document, Statement: [nothing] },
  );
  await callIam(emulator, { Action: 'PutRolePolicy', RoleName: role, PolicyName: policy, PolicyDocument });
};

/** Ends the function's warm processes, so that cached values, such as secrets, are read again. */
export const restart = async (emulator: string, { functionName, timeout }: RolePolicy): Promise<void> => {
  const client = new LambdaClient(awsClientConfig(emulator));
  const change = { FunctionName: functionName, Timeout: timeout };
  await client.send(new UpdateFunctionConfigurationCommand(change));
};
