import * as z from 'zod/mini';
import { titleOf } from '#domain/tables/title.ts';
import { tableNames } from '#domain/tables.ts';
import type { Resource, Synthesized } from './template.ts';

const list = z.pipe(
  z.unknown(),
  z.transform((value): unknown[] => (Array.isArray(value) ? value : [value])),
);
const statementSchema = z.object({ Effect: z.literal('Allow'), Action: list, Resource: list });
const policySchema = z.object({
  PolicyDocument: z.object({ Statement: z.array(statementSchema) }),
  Roles: z.array(z.object({ Ref: z.string() })),
});
const attribute = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) });

/** The id of a resource without the hash that CDK adds. */
export const nameOf = (id: string): string => id.replace(/[0-9A-F]{8}$/, '');

export const roleOf = (fn: Resource): string => attribute.parse(fn.Properties?.Role)['Fn::GetAtt'][0];

const tables = tableNames.map(titleOf).join('|');

/** The name of a policy's resource in the table of grants; unknown resources stay unchanged. */
const resourceNames: readonly (readonly [RegExp, string])[] = [
  [/^"\*"$/, '*'],
  [/^"arn:aws:ssm:[\w-]+:\d+:parameter\/quatre-sagesses\/\w+\/([\w-]+)"$/, 'secret $1'],
  [new RegExp(`^.*?(${tables})Table[0-9A-F]+StreamArn.*$`), '$1 stream'],
  [new RegExp(`^.*?(${tables})Table.*"/index/([\\w-]+)".*$`), '$1/$2'],
  [new RegExp(`^(?!.*Fn::Join).*?(${tables})Table[0-9A-F]+.*Arn.*$`), '$1'],
  [/^(?!.*Fn::Join).*AccountsPool[0-9A-F]+.*Arn.*$/, 'pool'],
  [/^.*BucketLogsBucket[0-9A-F]+","Arn"\]\},"\/(\w+)\/\*"\]\]\}$/, 'logs of $1'],
  [/^.*"ReportsBucketArn"\}\},"\/(\w+\/)\*"\]\]\}$/, 'reports bucket $1'],
  [/^(?!.*Fn::Join).*"ReportsBucketArn".*$/, 'reports bucket'],
  [/^(?!.*Fn::Join).*ReportsArrivals[0-9A-F]+Arn\w+"\}\}$/, 'reports queue'],
  [/^(?!.*Fn::Join).*ReportsDeliveries[0-9A-F]+Arn\w+"\}\}$/, 'deliveries queue'],
  [/^(?!.*Fn::Join).*ReportsDeliveriesDeadLetters\w+Arn\w+"\}\}$/, 'deliveries dead letters'],
  [/^.*SiteBucket[0-9A-F]+","Arn"\]\},"\/\*"\]\]\}$/, 'site bucket'],
  [/^.*"PapersBucketArn"\}\},"\/\*"\]\]\}$/, 'papers bucket'],
  [/^.*"ArchivesBucketArn"\}\},"\/\*"\]\]\}$/, 'archives bucket'],
  [/^"arn:aws:s3:::quatre-sagesses-\w+-books-\d{12}\/\*"$/, 'books bucket'],
  [/^(?!.*Fn::Join).*"ArchivesBucketArn".*$/, 'archives bucket list'],
  [/^.*ExportingQueue[0-9A-F]+.*Arn.*$/, 'exporting queue'],
  [/^.*ExportingDeadLetters\w+.*Arn.*$/, 'exporting dead letters'],
  [/^.*TypesettingQueue[0-9A-F]+.*Arn.*$/, 'typesetting queue'],
  [/^.*TypesettingDeadLetters\w+.*Arn.*$/, 'typesetting dead letters'],
  [/^.*"PapersQueue[0-9A-F]+","Arn".*$/, 'paper queue'],
  [/^.*"MailQueue[0-9A-F]+","Arn".*$/, 'mail queue'],
  [/^.*"LiveDeadLetters\w+","Arn".*$/, 'live dead letters'],
  [/^.*"PapersDeadLetters\w+","Arn".*$/, 'papers dead letters'],
  [/^.*"PurchasesDeadLetters\w+","Arn".*$/, 'purchases dead letters'],
  [/^.*"RefundsDeadLetters\w+","Arn".*$/, 'refunds dead letters'],
  [/^.*"RetentionDeadLetters\w+","Arn".*$/, 'retention dead letters'],
  [/^.*"BooksDeadLetters\w+","Arn".*$/, 'books dead letters'],
  [/^.*"IssuesDeadLetters\w+","Arn".*$/, 'issues dead letters'],
  [/^.*"CanaryDeadLetters\w+","Arn".*$/, 'canary dead letters'],
  [/^(?!.*Fn::Join).*ReportsDeadLetters\w+Arn\w+"\}\}$/, 'reports dead letters'],
  [/^.*"MailDeadLetters\w+","Arn".*$/, 'mail dead letters'],
  [/^.*"MailFeedbackDeadLetters\w+","Arn".*$/, 'feedback dead letters'],
  [/^.*:execute-api:.*"LiveApi[0-9A-F]+".*"\/live\/POST\/@connections\/\*".*$/, 'live sockets'],
  [/^.*:execute-api:.*"LiveApi(?:[0-9A-F]+|Id)".*"\/live\/DELETE\/@connections\/\*".*$/, 'open live sockets'],
  [/^"arn:aws:ses:[\w-]+:\d+:identity\/([\w.-]+)"$/, 'sender $1'],
  [/^.*:configuration-set\/",\{"Ref":"MailFeedback(Guidance)?Set[0-9A-F]+"\}\]\]\}$/, '$1 configuration set'],
  [/^\{"Fn::GetAtt":\["FunctionLogsLines[0-9A-F]{8}","Arn"\]\}$/, 'log lines'],
];

export const resourceName = (resource: unknown): string => {
  const text = JSON.stringify(resource);
  const known = resourceNames.find(([pattern]) => pattern.test(text));
  return known ? text.replace(...known) : text;
};

/** All permissions of a role, as sorted lines «resource: actions». */
export const grantsOf = (stack: Synthesized, role: string): string[] => {
  const actions = new Map<string, string[]>();
  const policies = stack.ofType('AWS::IAM::Policy').map((policy) => policySchema.parse(policy.Properties));
  const own = policies.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role));
  for (const { Action, Resource } of own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)) {
    for (const name of Resource.map(resourceName)) {
      for (const action of Action.map(String)) {
        const what = name === '*' && action.startsWith('xray:') ? 'traces' : name;
        actions.set(what, [...(actions.get(what) ?? []), action]);
      }
    }
  }
  return [...actions].map(([name, allowed]) => `${name}: ${[...new Set(allowed)].sort().join(' ')}`).sort();
};

/** The common properties of every bucket: encrypted and not public. */
export const privateBucket = {
  BucketEncryption: {
    ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
  },
  PublicAccessBlockConfiguration: {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  },
} as const;
