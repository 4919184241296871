import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { accept } from './findings.ts';

/** The built site: private, only the CDN reads it. A build can recreate it, so it is deleted with its stack. */
export class SiteBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: stage.onAws,
      lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: RemovalPolicy.DESTROY,
    });
    accept(this.bucket, 'S1', 'Public files, written at a deployment and read by the CDN alone.');
    new CfnOutput(this, 'Name', { value: this.bucket.bucketName }).overrideLogicalId('SiteBucket');
  }
}
