/** What the second account needs, as a template of CloudFormation: one bucket, to which the shop adds and nobody deletes. */
import { accountingDays } from '#domain/retention.ts';
import { booksBucketOf, type StageName, stageTags } from '#lib/stage.ts';

type Accounts = {
  readonly stage: StageName;
  readonly shopAccount: string;
  readonly booksAccount: string;
};

/** S3 takes no change of it back: a file leaves when its time is over, and no administrator can shorten that. */
export const lockRules = {
  ObjectLockEnabled: 'Enabled',
  Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: accountingDays } },
} as const;

/** The shop's account may add files and read how long they stay; not even it may read or delete them. */
export const sharing = ({ stage, shopAccount, booksAccount }: Accounts) => {
  const bucket = `arn:aws:s3:::${booksBucketOf(stage, booksAccount)}`;
  return {
    Sid: 'ShopAdds',
    Effect: 'Allow',
    Principal: { AWS: `arn:aws:iam::${shopAccount}:root` },
    Action: ['s3:PutObject', 's3:GetBucketObjectLockConfiguration'],
    Resource: [bucket, `${bucket}/*`],
  } as const;
};

const denied = (
  { stage, booksAccount }: Accounts,
  Sid: string,
  Action: string,
  Condition: Readonly<Record<string, Readonly<Record<string, string>>>>,
) => {
  const bucket = `arn:aws:s3:::${booksBucketOf(stage, booksAccount)}`;
  return {
    Sid,
    Effect: 'Deny',
    Principal: '*',
    Action,
    Resource: [bucket, `${bucket}/*`],
    Condition,
  } as const;
};

/** Only over TLS, and only files that are new: an overwritten one would lie over the first, which stays. */
const denials = (accounts: Accounts) => [
  denied(accounts, 'OnlyTls', 's3:*', { Bool: { 'aws:SecureTransport': 'false' } }),
  denied(accounts, 'OnlyNew', 's3:PutObject', { Null: { 's3:if-none-match': 'true' } }),
];

const bucketOf = ({ stage, booksAccount }: Accounts) => ({
  Type: 'AWS::S3::Bucket',
  DeletionPolicy: 'Retain',
  UpdateReplacePolicy: 'Retain',
  Properties: {
    BucketName: booksBucketOf(stage, booksAccount),
    ObjectLockEnabled: true,
    ObjectLockConfiguration: lockRules,
    VersioningConfiguration: { Status: 'Enabled' },
    BucketEncryption: {
      ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
    },
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    LifecycleConfiguration: {
      Rules: [
        {
          Status: 'Enabled',
          ExpirationInDays: accountingDays + 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
      ],
    },
    Tags: Object.entries(stageTags(stage)).map(([Key, Value]) => ({ Key, Value })),
  },
});

export const booksTemplate = (accounts: Accounts) => ({
  AWSTemplateFormatVersion: '2010-09-09',
  Description: 'The books of the shop: what accounting needs for ten years, where no one can erase it',
  Resources: {
    Books: bucketOf(accounts),
    BooksPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: {
        Bucket: { Ref: 'Books' },
        PolicyDocument: { Version: '2012-10-17', Statement: [sharing(accounts), ...denials(accounts)] },
      },
    },
  },
  Outputs: { BooksBucket: { Value: { Ref: 'Books' } } },
});
