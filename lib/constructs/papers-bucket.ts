import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import type { ServiceFunction } from './service-function.ts';

/** Ten years from the end of the financial year (code de commerce L123-22), which is at most eleven. */
const kept = Duration.days(11 * 366);

/** Notes and credit notes: private, encrypted, versioned, and nobody may delete one. */
export class PapersBucket extends Construct {
  readonly #bucket: Bucket;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.#bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // The local emulator is plain http: a TLS-only policy would refuse its signed addresses.
      enforceSSL: stage.name !== 'local',
      versioned: true,
      lifecycleRules: [{ expiration: kept, noncurrentVersionExpiration: Duration.days(1) }],
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    new CfnOutput(this, 'Name', { value: this.#bucket.bucketName }).overrideLogicalId('PapersBucket');
  }

  /** Lets a function store papers. */
  grantKeep(to: ServiceFunction): void {
    this.#grant(to, 's3:PutObject');
  }

  /** Lets a function read papers, or sign their addresses. */
  grantOpen(to: ServiceFunction): void {
    this.#grant(to, 's3:GetObject');
  }

  #grant(to: ServiceFunction, action: string): void {
    to.allow([action], [this.#bucket.arnForObjects('*')]);
    to.set('PAPERS_BUCKET', this.#bucket.bucketName);
  }
}
