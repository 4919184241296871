import { RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Stage } from '../stage.ts';
import type { BucketLogs } from './bucket-logs.ts';

/** `logs` receives S3's access logs; a local stage has none. */
export type BucketProps = { readonly stage: Stage; readonly logs: BucketLogs | undefined };

/** The properties of each bucket with customers' files; its access logs are below `name`. */
export const privateBucket = ({ stage, logs }: BucketProps, name: string) => ({
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  // The emulator uses plain HTTP: a TLS-only policy would refuse its signed URLs.
  enforceSSL: stage.onAws,
  ...(logs && { serverAccessLogsBucket: logs.bucket, serverAccessLogsPrefix: `${name}/` }),
  removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
});
