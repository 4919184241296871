import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { StageName } from '#lib/stage.ts';
import { type Outputs, outputOf } from '../local/deploy.ts';
import { rootFolder } from '../local/files.ts';
import { siteConfigOf } from './site-config.ts';
import { uploadSite } from './upload-site.ts';

/** Uploads the built site with the configuration of its stage; `emulator` is the origin that replaces AWS. */
export const publish = (
  config: S3ClientConfig,
  stage: StageName,
  outputs: Outputs,
  emulator: string | undefined,
): ReturnType<typeof uploadSite> =>
  uploadSite({
    client: new S3Client(config),
    bucket: outputOf(outputs, 'SiteBucket'),
    folder: join(rootFolder, '.build/site'),
    config: siteConfigOf(stage, outputs, emulator),
    now: new Date(),
  });
