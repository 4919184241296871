import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acceptWildcard, readFromAbroad } from './findings.ts';
import type { BucketProps } from './reports-bucket.ts';
import type { ServiceFunction } from './service-function.ts';

/** Ten years from the end of the financial year (code de commerce L123-22), which is at most eleven. */
const kept = Duration.days(11 * 366);

/** Notes and credit notes: private, encrypted, versioned, and nobody may delete one. */
export class PapersBucket extends Construct {
  readonly #bucket: Bucket;
  readonly #arn: CfnOutput;

  constructor(scope: Construct, id: string, { stage, logs }: BucketProps) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // The local emulator is plain http: a TLS-only policy would refuse its signed addresses.
      enforceSSL: stage.onAws,
      versioned: true,
      ...(logs && { serverAccessLogsBucket: logs.bucket, serverAccessLogsPrefix: 'papers/' }),
      lifecycleRules: [{ expiration: kept, noncurrentVersionExpiration: Duration.days(365) }],
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (stage.keepsData) this.#forbidDeletion();
    new CfnOutput(this, 'Name', { value: this.#bucket.bucketName }).overrideLogicalId('PapersBucket');
    this.#arn = new CfnOutput(this, 'Arn', { value: this.#bucket.bucketArn });
    this.#arn.overrideLogicalId('PapersBucketArn');
  }

  /** Lets a function store papers. */
  grantKeep(to: ServiceFunction): void {
    this.#grant(to, 's3:PutObject');
  }

  /** Lets a function read papers, or sign their addresses. */
  grantOpen(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObject');
  }

  /** Not even by an administrator, but for who takes this policy away first; S3's own expiry is no caller. */
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
