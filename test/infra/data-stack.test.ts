import { describe, expect, it } from 'vitest';
import { nameOf, privateBucket } from '../support/policies.ts';
import { type Resource, type Synthesized, stacksOf } from '../support/template.ts';

const [local, dev] = [stacksOf('local').data, stacksOf('dev').data];

const propertiesOf = (resource: Resource) => JSON.parse(JSON.stringify(resource.Properties));

/** Each table with its key, its indexes («name: key») and its other properties. */
const tables = {
  Orders: {
    key: 'id',
    indexes: [
      'by-user: user_id created_at',
      'awaiting: awaiting created_at',
      'by-number: currency id',
      'by-date: currency created_at',
      'keeping: keeping created_at',
    ],
    expires: true,
    streams: true,
  },
  Parts: {
    key: 'order_id service',
    indexes: ['queue: queue due_at', 'by-delivery: service delivered_at'],
    expires: true,
  },
  Profiles: { key: 'user_id', indexes: ['by-month: seen', 'closing: closing closes_at'] },
  Staff: { key: 'user_id', indexes: [], expires: true },
  Tokens: { key: 'hash', indexes: ['by-owner: owner'], expires: true },
  Ledger: { key: 'id', indexes: [], expires: true },
  Refunds: { key: 'order_id id', indexes: ['awaiting: awaiting requested_at'], expires: true },
  Outbox: { key: 'id', indexes: ['due: state next_at', 'by-owner: owner'], expires: true, streams: true },
  Limits: { key: 'id', indexes: [], expires: true },
  Contacts: { key: 'id', indexes: ['by-owner: owner'], expires: true },
  Guidances: { key: 'address entry', indexes: [], expires: true },
  Connections: { key: 'connection_id', indexes: ['by-user: user_id connected_at'], expires: true },
  Accesses: { key: 'order_id entry', indexes: ['by-reader: who entry'], expires: true },
  Births: { key: 'order_id', indexes: [], expires: true },
  Issues: { key: 'kind id', indexes: [] },
  Settings: { key: 'kind id', indexes: [] },
  Counters: { key: 'id', indexes: [] },
  Drafts: { key: 'part entry', indexes: ['readings: reading asked_at'], expires: true },
  Threads: { key: 'part entry', indexes: [], expires: true, streams: true },
  Passages: { key: 'expert id', indexes: [], expires: true },
  Codes: { key: 'code', indexes: ['by-order: order_id'] },
  Sentences: { key: 'hash', indexes: [], expires: true },
  Exports: { key: 'user_id', indexes: [], expires: true },
  Sessions: { key: 'user_id session', indexes: [], expires: true },
  Requests: { key: 'who id', indexes: ['by-state: state asked_at'], expires: true },
} satisfies Record<string, { key: string; indexes: string[]; expires?: boolean; streams?: boolean }>;

type KeySchema = readonly { AttributeName: string; KeyType: string }[];
type Index = { IndexName: string; KeySchema: KeySchema; Projection: unknown };

const tableOf = (stack: Synthesized, name: string): Resource => {
  const table = stack.ofType('AWS::DynamoDB::Table').find(({ id }) => nameOf(id) === `${name}Table`);
  if (!table) throw new Error(`no table ${name}`);
  return table;
};
const keyText = (schema: KeySchema) => {
  expect(schema.map(({ KeyType }) => KeyType)).toEqual(['HASH', 'RANGE'].slice(0, schema.length));
  return schema.map(({ AttributeName }) => AttributeName).join(' ');
};

describe('the tables', () => {
  it('are those of the architecture', () => {
    const names = dev.ofType('AWS::DynamoDB::Table').map(({ id }) => nameOf(id).replace(/Table$/, ''));
    expect(names.sort()).toEqual(Object.keys(tables).sort());
  });

  it.each(Object.entries(tables))('%s: keys, indexes of keys only, expiry, stream', (name, expected) => {
    const table = propertiesOf(tableOf(dev, name));
    const indexes: Index[] = table.GlobalSecondaryIndexes ?? [];
    expect(keyText(table.KeySchema)).toBe(expected.key);
    expect(indexes.map((index) => `${index.IndexName}: ${keyText(index.KeySchema)}`)).toEqual(
      expected.indexes,
    );
    for (const index of indexes) expect(index.Projection).toEqual({ ProjectionType: 'KEYS_ONLY' });
    expect(table.TimeToLiveSpecification).toEqual(
      'expires' in expected ? { AttributeName: 'ttl', Enabled: true } : undefined,
    );
    expect(table.StreamSpecification).toEqual(
      'streams' in expected ? { StreamViewType: 'NEW_IMAGE' } : undefined,
    );
  });

  it.each(Object.keys(tables))('%s is kept, recoverable and protected except locally', (name) => {
    for (const [stack, keeps] of [
      [dev, true],
      [local, false],
    ] as const) {
      const table = tableOf(stack, name);
      const policy = keeps ? 'Retain' : 'Delete';
      expect([table.DeletionPolicy, table.UpdateReplacePolicy]).toEqual([policy, policy]);
      expect(table.Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        DeletionProtectionEnabled: keeps,
        PointInTimeRecoverySpecification: {
          PointInTimeRecoveryEnabled: keeps,
          ...(keeps && { RecoveryPeriodInDays: 35 }),
        },
      });
    }
  });
});

const named = (stack: Synthesized, type: string, name: string): Resource => {
  const found = stack.ofType(type).find(({ id }) => nameOf(id) === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const reportsOf = (stack: Synthesized) => named(stack, 'AWS::S3::Bucket', 'ReportsBucket');
const logsOf = (prefix: string) => ({
  DestinationBucketName: { Ref: named(dev, 'AWS::S3::Bucket', 'BucketLogsBucket').id },
  LogFilePrefix: prefix,
});
const policyOf = (stack: Synthesized) => named(stack, 'AWS::S3::BucketPolicy', 'ReportsBucketPolicy');

describe('the archives', () => {
  it.each([
    [dev, 'Retain'],
    [local, 'Delete'],
  ] as const)('are private, encrypted and gone after a day, also those never finished', (stack, policy) => {
    const bucket = named(stack, 'AWS::S3::Bucket', 'ArchivesBucket');
    expect(bucket.DeletionPolicy).toBe(policy);
    expect(bucket.Properties).toEqual({
      ...privateBucket,
      LifecycleConfiguration: {
        Rules: [
          {
            Status: 'Enabled',
            ExpirationInDays: 1,
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          },
        ],
      },
      ...(stack === dev && { LoggingConfiguration: logsOf('archives/') }),
    });
  });
});

describe('the reports', () => {
  it('are private, encrypted and versioned, and kept except locally', () => {
    for (const [stack, policy] of [
      [dev, 'Retain'],
      [local, 'Delete'],
    ] as const) {
      const bucket = reportsOf(stack);
      expect(bucket.DeletionPolicy).toBe(policy);
      expect(bucket.Properties).toEqual({
        ...privateBucket,
        VersioningConfiguration: { Status: 'Enabled' },
        CorsConfiguration: expect.anything(),
        LifecycleConfiguration: expect.anything(),
        NotificationConfiguration: expect.anything(),
        ...(stack === dev && { LoggingConfiguration: logsOf('reports/') }),
      });
    }
  });

  it('can only be uploaded from the shop’s own pages', () => {
    expect(reportsOf(dev).Properties?.CorsConfiguration).toEqual({
      CorsRules: [
        {
          AllowedHeaders: ['content-type'],
          AllowedMethods: ['POST', 'GET'],
          AllowedOrigins: ['https://shop.example'],
          MaxAge: 3600,
        },
      ],
    });
  });

  it('are deleted after two weeks when never delivered; delivered ones are kept, and recoverable for 30 days', () => {
    expect(reportsOf(dev).Properties?.LifecycleConfiguration).toEqual({
      Rules: [
        {
          Status: 'Enabled',
          Prefix: 'uploads/',
          ExpirationInDays: 14,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
        { Status: 'Enabled', Prefix: 'reports/', NoncurrentVersionExpiration: { NoncurrentDays: 30 } },
      ],
    });
  });

  it('are transferred over TLS only, except in the emulator, which uses plain http', () => {
    expect(local.ofType('AWS::S3::BucketPolicy')).toEqual([]);
    expect(propertiesOf(policyOf(dev)).PolicyDocument.Statement).toMatchObject([
      {
        Effect: 'Deny',
        Action: 's3:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
    ]);
  });
});
