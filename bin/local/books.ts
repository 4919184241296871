import {
  BucketAlreadyOwnedByYou,
  CreateBucketCommand,
  PutBucketPolicyCommand,
  PutObjectLockConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { booksBucketOf } from '#lib/stage.ts';
import { lockRules, sharing } from '../books/template.ts';
import { awsAccount, awsClientConfig, booksAccount } from './aws.ts';

/**
 * Makes the bucket of the books in the emulator's second account: its CloudFormation leaves Object Lock out, and it knows
 * neither TLS nor the condition of a new file.
 */
export const makeBooks = async (endpoint: string): Promise<void> => {
  const client = new S3Client({ ...awsClientConfig(endpoint, booksAccount), forcePathStyle: true });
  const Bucket = booksBucketOf('local', booksAccount);
  await client
    .send(new CreateBucketCommand({ Bucket, ObjectLockEnabledForBucket: true }))
    .catch((error: unknown) => {
      if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
    });
  await client.send(new PutObjectLockConfigurationCommand({ Bucket, ObjectLockConfiguration: lockRules }));
  const statement = sharing({ stage: 'local', shopAccount: awsAccount, booksAccount });
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [statement] });
  await client.send(new PutBucketPolicyCommand({ Bucket, Policy }));
};
