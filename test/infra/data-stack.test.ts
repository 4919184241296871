import { describe, expect, it } from 'vitest';
import { nameOf } from '../support/policies.ts';
import { type Resource, type Synthesized, stacksOf } from '../support/template.ts';

const [local, dev] = [stacksOf('local').data, stacksOf('dev').data];

const only = (stack: Synthesized, type: string): Resource => {
  const [resource, ...others] = stack.ofType(type);
  if (!resource || others.length > 0) throw new Error(`not exactly one ${type}`);
  return resource;
};

/** Table → key, indexes («name: key»), and what else it has. */
const tables = {
  Orders: {
    key: 'id',
    indexes: ['by-user: user_id created_at', 'awaiting: awaiting created_at'],
    streams: true,
  },
  Parts: { key: 'order_id service', indexes: ['queue: queue due_at'] },
  Profiles: { key: 'user_id', indexes: [] },
  Tokens: { key: 'hash', indexes: [], expires: true },
  Ledger: { key: 'id', indexes: [], expires: true },
  Outbox: { key: 'id', indexes: ['due: state next_at'], expires: true, streams: true },
  Limits: { key: 'id', indexes: [], expires: true },
  Contacts: { key: 'id', indexes: [], expires: true },
} satisfies Record<string, { key: string; indexes: string[]; expires?: boolean; streams?: boolean }>;

type KeySchema = readonly { AttributeName: string; KeyType: string }[];
type Index = { IndexName: string; KeySchema: KeySchema; Projection: unknown };

const tableOf = (stack: Synthesized, name: string): Resource => {
  const table = stack.ofType('AWS::DynamoDB::Table').find(({ id }) => nameOf(id) === `${name}Table`);
  if (!table) throw new Error(`no table ${name}`);
  return table;
};
const propertiesOf = (resource: Resource) => JSON.parse(JSON.stringify(resource.Properties));
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

  it.each(Object.keys(tables))('%s is kept, recoverable and protected but on a laptop', (name) => {
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
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: keeps },
      });
    }
  });
});

describe('the reports', () => {
  it('are private, encrypted and versioned, and kept but on a laptop', () => {
    for (const [stack, policy] of [
      [dev, 'Retain'],
      [local, 'Delete'],
    ] as const) {
      const bucket = only(stack, 'AWS::S3::Bucket');
      expect(bucket.DeletionPolicy).toBe(policy);
      expect(bucket.Properties).toEqual({
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        VersioningConfiguration: { Status: 'Enabled' },
      });
    }
  });

  it('travel over TLS only, but for the plain http of the emulator', () => {
    expect(local.ofType('AWS::S3::BucketPolicy')).toEqual([]);
    expect(propertiesOf(only(dev, 'AWS::S3::BucketPolicy')).PolicyDocument.Statement).toMatchObject([
      {
        Effect: 'Deny',
        Action: 's3:*',
        Principal: { AWS: '*' },
        Condition: { Bool: { 'aws:SecureTransport': 'false' } },
      },
    ]);
  });
});

describe('the accounts', () => {
  const pool = only(dev, 'AWS::Cognito::UserPool');
  const client = only(dev, 'AWS::Cognito::UserPoolClient');

  it('are made by the shop alone, one per address whatever its case', () => {
    expect(pool.Properties).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'admin_only', Priority: 1 }] },
    });
  });

  it('ask for six characters; the rest of §5 is asked where it is signed up', () => {
    expect(pool.Properties?.Policies).toEqual({
      PasswordPolicy: {
        MinimumLength: 6,
        RequireLowercase: false,
        RequireNumbers: false,
        RequireSymbols: false,
        RequireUppercase: false,
      },
    });
  });

  it.each([
    ['dev', pool, 'Retain', 'ACTIVE'],
    ['local', only(local, 'AWS::Cognito::UserPool'), 'Delete', 'INACTIVE'],
  ])('of %s: kept and protected but on a laptop', (_stage, accounts, policy, protection) => {
    expect([accounts.DeletionPolicy, accounts.Properties?.DeletionProtection]).toEqual([policy, protection]);
  });

  it('are entered through one client: SRP, the server’s challenge, refresh, and nothing else', () => {
    const settings = propertiesOf(client);
    expect(settings.ExplicitAuthFlows.toSorted()).toEqual([
      'ALLOW_CUSTOM_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
      'ALLOW_USER_SRP_AUTH',
    ]);
    expect(settings).toMatchObject({
      AllowedOAuthFlowsUserPoolClient: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    });
    expect(settings).not.toHaveProperty('GenerateSecret');
  });

  it('have access for 15 minutes and refresh for 30 days, by a token that does not rotate', () => {
    expect(client.Properties).toMatchObject({
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
    // The browser's library refreshes by REFRESH_TOKEN_AUTH, which a client with rotation refuses.
    expect(client.Properties).not.toHaveProperty('RefreshTokenRotation');
  });

  it('cannot change their address with their own token: it would pass the proof and the profile by', () => {
    expect(client.Properties?.WriteAttributes).toEqual(['locale']);
  });

  it('get sessions of the server by the three challenge functions, which Cognito alone may call', () => {
    const triggers = propertiesOf(pool).LambdaConfig;
    expect(Object.keys(triggers).sort()).toEqual([
      'CreateAuthChallenge',
      'DefineAuthChallenge',
      'VerifyAuthChallengeResponse',
    ]);
    const permissions = dev.ofType('AWS::Lambda::Permission').map(({ Properties }) => Properties);
    expect(permissions).toHaveLength(3);
    for (const permission of permissions) {
      expect(permission).toMatchObject({
        Action: 'lambda:InvokeFunction',
        Principal: 'cognito-idp.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [pool.id, 'Arn'] },
      });
    }
  });

  it('may belong to the experts or to the administrators', () => {
    const groups = dev.ofType('AWS::Cognito::UserPoolGroup').map(({ Properties }) => Properties?.GroupName);
    expect(groups.sort()).toEqual(['administrators', 'experts']);
  });
});
