import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, CfnBucket, HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { DeadLetters } from './dead-letters.ts';
import { acceptWildcard, readFromAbroad } from './findings.ts';
import { type BucketProps, privateBucket } from './private-bucket.ts';
import type { ServiceFunction } from './service-function.ts';
import { shopQueue } from './shop-queue.ts';

/** Uploads of experts, and reports for customers: a checked upload is copied from the first to the second. */
const uploads = 'uploads/';
const reports = 'reports/';
/** Overwritten or deleted objects can be recovered within this time; an erasure removes all versions. */
const recoverable = Duration.days(30);

/** The PDF reports: private, encrypted, versioned; written and read through signed URLs only. */
export class ReportsBucket extends Construct {
  readonly bucket: Bucket;
  /** Receives a message per upload: a queue, so that a failed check is repeated and then raises an alarm. */
  readonly arrivals: Queue;
  /** Receives a message per delivered file, once the delivery is written or has failed. */
  readonly deliveries: Queue;
  readonly #arn: CfnOutput;
  readonly #deadLetters: DeadLetters;
  readonly #unread: DeadLetters;

  constructor(scope: Construct, id: string, { stage, logs }: BucketProps) {
    super(scope, id);
    this.#deadLetters = new DeadLetters(this, 'DeadLetters', {
      stage,
      impact: 'An expert waits in vain for the check of a report: it has failed three times.',
    });
    this.arrivals = shopQueue(this, 'Arrivals', {
      stage,
      visibilityTimeout: Duration.minutes(6),
      deadLetterQueue: { queue: this.#deadLetters.queue, maxReceiveCount: 3 },
    });
    this.#unread = new DeadLetters(this, 'DeliveriesDeadLetters', {
      stage,
      impact: 'A delivered report is compared with no later one: its sentences could not be kept.',
    });
    this.deliveries = shopQueue(this, 'Deliveries', {
      stage,
      // A delivery copies its file before it is written, and its function ends within ten seconds.
      deliveryDelay: Duration.seconds(15),
      visibilityTimeout: Duration.minutes(6),
      deadLetterQueue: { queue: this.#unread.queue, maxReceiveCount: 5 },
    });
    this.bucket = new Bucket(this, 'Bucket', {
      ...privateBucket({ stage, logs }, 'reports'),
      versioned: true,
      cors: [
        {
          allowedMethods: [HttpMethods.POST, HttpMethods.GET],
          allowedOrigins: [stage.siteUrl],
          allowedHeaders: ['content-type'],
          maxAge: 3600,
        },
      ],
      lifecycleRules: [
        {
          prefix: uploads,
          expiration: Duration.days(14),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        { prefix: reports, noncurrentVersionExpiration: recoverable },
      ],
    });
    this.#notify();
    new CfnOutput(this, 'Name', { value: this.bucket.bucketName }).overrideLogicalId('ReportsBucket');
    this.#arn = new CfnOutput(this, 'Arn', { value: this.bucket.bucketArn });
    this.#arn.overrideLogicalId('ReportsBucketArn');
  }

  /** Allows a function to sign forms for uploads. */
  grantUpload(to: ServiceFunction): void {
    this.#grant(to, 's3:PutObject', uploads);
  }

  /** Allows a function to read the versions of uploads, and to move unreadable messages to the dead letters. */
  grantCheck(to: ServiceFunction): void {
    this.#grantVersions(to);
    this.#deadLetters.grantSetAside(to);
  }

  /** Allows a function to read delivered reports and what lies beside them, and to write its own file there. */
  grantSentences(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObject', reports);
    this.#grant(to, 's3:GetObjectVersion', reports);
    this.#grant(to, 's3:PutObject', reports);
    this.#unread.grantSetAside(to);
  }

  /** Allows a function to copy a checked upload to the reports. */
  grantKeep(to: ServiceFunction): void {
    this.#grantVersions(to);
    this.#grant(to, 's3:PutObject', reports);
  }

  /** Allows a function to sign URLs of reports, and to read what lies beside them. */
  grantOpen(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObject', reports);
  }

  /** Allows a function to sign URLs of the versions of uploads. */
  grantOpenUploads(to: ServiceFunction): void {
    this.#grantVersions(to);
  }

  /** Allows a function to list and delete all versions of uploads and reports. */
  grantErase(to: ServiceFunction): void {
    to.allow(['s3:ListBucketVersions'], [readFromAbroad(this.#arn)]);
    for (const prefix of [uploads, reports]) this.#grant(to, 's3:DeleteObjectVersion', prefix);
  }

  #grantVersions(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObjectVersion', uploads);
  }

  #grant(to: ServiceFunction, action: string, prefix: string): void {
    const objects = `${readFromAbroad(this.#arn)}/${prefix}*`;
    to.allow([action], [objects]);
    acceptWildcard(to, objects, 'A report’s key is its order and part: unknown at deployment.');
    to.set('REPORTS_BUCKET', this.bucket.bucketName);
  }

  /**
   * Sets the notification on the bucket itself, because CDK's own uses a custom resource with a managed policy. The
   * queue's policy does not name the bucket, because the bucket depends on the policy.
   */
  #notify(): void {
    const bucket = this.bucket.node.defaultChild;
    if (!(bucket instanceof CfnBucket)) throw new Error('the bucket has no resource of its own');
    bucket.notificationConfiguration = {
      queueConfigurations: [
        this.#announce(this.arrivals, [{ name: 'prefix', value: uploads }]),
        this.#announce(this.deliveries, [
          { name: 'prefix', value: reports },
          { name: 'suffix', value: '.pdf' },
        ]),
      ],
    };
  }

  #announce(queue: Queue, rules: CfnBucket.FilterRuleProperty[]): CfnBucket.QueueConfigurationProperty {
    const { policyDependable } = queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [queue.queueArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (policyDependable) this.bucket.node.addDependency(policyDependable);
    return { event: 's3:ObjectCreated:*', queue: queue.queueArn, filter: { s3Key: { rules } } };
  }
}
