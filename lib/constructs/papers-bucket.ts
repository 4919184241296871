import { CfnOutput, Duration } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accountingDays, backupDays } from '../domain/retention.ts';
import { acceptWildcard, readFromAbroad } from './findings.ts';
import { type BucketProps, privateBucket } from './private-bucket.ts';
import type { ServiceFunction } from './service-function.ts';

/** Invoices and credit notes: private, encrypted, versioned and protected against deletion. */
export class PapersBucket extends Construct {
  readonly #bucket: Bucket;
  readonly #arn: CfnOutput;

  constructor(scope: Construct, id: string, { stage, logs }: BucketProps) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      ...privateBucket({ stage, logs }, 'papers'),
      versioned: true,
      // A paper leaves with the row of its order, also from the backups.
      lifecycleRules: [
        {
          expiration: Duration.days(accountingDays),
          noncurrentVersionExpiration: Duration.days(backupDays),
        },
      ],
    });
    if (stage.keepsData) this.#forbidDeletion();
    new CfnOutput(this, 'Name', { value: this.#bucket.bucketName }).overrideLogicalId('PapersBucket');
    this.#arn = new CfnOutput(this, 'Arn', { value: this.#bucket.bucketArn });
    this.#arn.overrideLogicalId('PapersBucketArn');
  }

  /** Allows a function to store papers. */
  grantKeep(to: ServiceFunction): void {
    this.#grant(to, 's3:PutObject');
  }

  /** Allows a function to read papers or to sign their URLs. */
  grantOpen(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObject');
  }

  /** Denies deletion to everybody: an administrator must first remove this policy. S3's own expiry is not affected. */
  #forbidDeletion(): void {
    this.#bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
        resources: [this.#bucket.arnForObjects('*')],
      }),
    );
  }

  #grant(to: ServiceFunction, action: string): void {
    const papers = `${readFromAbroad(this.#arn)}/*`;
    to.allow([action], [papers]);
    acceptWildcard(to, papers, 'A paper’s key is its order and number: unknown at deployment.');
    to.set('PAPERS_BUCKET', this.#bucket.bucketName);
  }
}
