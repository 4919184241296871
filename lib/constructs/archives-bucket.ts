import { CfnOutput, Duration } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { exportHours } from '../domain/export.ts';
import { acceptWildcard, readFromAbroad } from './findings.ts';
import { type BucketProps, privateBucket } from './private-bucket.ts';
import type { ServiceFunction } from './service-function.ts';

/** The exports of accounts: private, encrypted, without versions, gone after a day. */
export class ArchivesBucket extends Construct {
  readonly #bucket: Bucket;
  readonly #arn: CfnOutput;

  constructor(scope: Construct, id: string, { stage, logs }: BucketProps) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      ...privateBucket({ stage, logs }, 'archives'),
      lifecycleRules: [
        {
          expiration: Duration.hours(exportHours),
          abortIncompleteMultipartUploadAfter: Duration.hours(exportHours),
        },
      ],
    });
    new CfnOutput(this, 'Name', { value: this.#bucket.bucketName }).overrideLogicalId('ArchivesBucket');
    this.#arn = new CfnOutput(this, 'Arn', { value: this.#bucket.bucketArn });
    this.#arn.overrideLogicalId('ArchivesBucketArn');
  }

  /** Allows a function to store archives, and to remove one that nobody waits for any more. */
  grantKeep(to: ServiceFunction): void {
    this.#grant(to, 's3:PutObject', 's3:AbortMultipartUpload', 's3:DeleteObject');
  }

  /** Allows a function to sign URLs of archives. */
  grantOpen(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObject');
  }

  /** Allows a function to list and delete archives. */
  grantErase(to: ServiceFunction): void {
    to.allow(['s3:ListBucket'], [readFromAbroad(this.#arn)]);
    this.#grant(to, 's3:DeleteObject');
  }

  #grant(to: ServiceFunction, ...actions: readonly string[]): void {
    const archives = `${readFromAbroad(this.#arn)}/*`;
    to.allow(actions, [archives]);
    acceptWildcard(to, archives, 'An archive’s key is its account and export: unknown at deployment.');
    to.set('ARCHIVES_BUCKET', this.#bucket.bucketName);
  }
}
