import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** The PDF reports: private, encrypted, versioned; read through signed addresses only. */
export class ReportsBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: { readonly stage: Stage }) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      // The local emulator is plain http: a TLS-only policy would refuse its signed addresses.
      enforceSSL: props.stage.name !== 'local',
      versioned: true,
      removalPolicy: props.stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    new CfnOutput(this, 'Name', { value: this.bucket.bucketName }).overrideLogicalId('ReportsBucket');
  }
}
