import { describe, expect, it } from 'vitest';
import { nameOf, privateBucket } from '../support/policies.ts';
import { type Synthesized, stacksOf } from '../support/template.ts';
import { arnOf, jsonOf, mappingOf, queueOf } from './api-resources.ts';

const [local, dev] = [stacksOf('local').data, stacksOf('dev').data];
const inBucket = (data: Synthesized, type: string, name: string) =>
  data.ofType(type).find(({ id }) => nameOf(id) === name);

describe('invoices and credit notes', () => {
  it('have a bucket of their own: private, encrypted, versioned, kept except locally', () => {
    for (const [data, policy] of [
      [dev, 'Retain'],
      [local, 'Delete'],
    ] as const) {
      const bucket = inBucket(data, 'AWS::S3::Bucket', 'PapersBucket');
      expect(bucket?.DeletionPolicy).toBe(policy);
      expect(bucket?.Properties).toEqual({
        ...privateBucket,
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: expect.anything(),
        ...(data === dev && {
          LoggingConfiguration: {
            DestinationBucketName: { Ref: expect.anything() },
            LogFilePrefix: 'papers/',
          },
        }),
      });
    }
    const policy = jsonOf(inBucket(dev, 'AWS::S3::BucketPolicy', 'PapersBucketPolicy'));
    expect(policy.PolicyDocument.Statement).toMatchObject([
      { Effect: 'Deny', Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
      { Effect: 'Deny', Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'], Principal: { AWS: '*' } },
    ]);
  });

  it('are deleted ten years after the end of their financial year', () => {
    const { Rules } = jsonOf(inBucket(dev, 'AWS::S3::Bucket', 'PapersBucket')).LifecycleConfiguration;
    const kept = { Status: 'Enabled', ExpirationInDays: 11 * 366 };
    expect(Rules).toEqual([{ ...kept, NoncurrentVersionExpiration: { NoncurrentDays: 35 } }]);
  });

  it('are issued one after the other: a FIFO queue, one message at a time, five tries, then dead letters', () => {
    expect(queueOf('PapersQueue')?.Properties).toEqual({
      FifoQueue: true,
      SqsManagedSseEnabled: true,
      VisibilityTimeout: 40,
      RedrivePolicy: { deadLetterTargetArn: arnOf('PapersDeadLettersQueue'), maxReceiveCount: 5 },
    });
    expect(queueOf('PapersDeadLettersQueue')?.Properties).toEqual({
      FifoQueue: true,
      SqsManagedSseEnabled: true,
      MessageRetentionPeriod: 14 * 24 * 60 * 60,
    });
    const { FunctionName, ...mapping } = mappingOf('PapersIssuePaper');
    expect(nameOf(FunctionName.Ref)).toBe('PapersIssuePaperFunction');
    expect(mapping).toEqual({ BatchSize: 1, EventSourceArn: arnOf('PapersQueue') });
  });
});
