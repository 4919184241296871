import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { type StageName, shopRegion } from '#lib/stage.ts';
import { type Outputs, outputOf } from '../local/deploy.ts';
import type { Connect } from './connect.ts';
import { openKeptFiles } from './kept-files.ts';
import type { Place } from './way-back.ts';

/** Lambda takes fifteen changes a second of an account, and the SDK waits and asks again. */
const maxAttempts = 12;

/** The functions of a stage, and the bucket of its site with what ways back need. */
export const openPlace = (to: Connect, stage: StageName, outputs: Outputs): Place => ({
  stage,
  lambda: new LambdaClient({ ...to(shopRegion), maxAttempts }),
  files: openKeptFiles(new S3Client(to(shopRegion)), outputOf(outputs, 'SiteBucket')),
});
