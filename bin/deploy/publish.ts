import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { type StageName, shopRegion } from '#lib/stage.ts';
import { outputOf } from '../local/deploy.ts';
import { rootFolder } from '../local/files.ts';
import type { Connect } from './account.ts';
import { siteConfigOf } from './site-config.ts';
import type { Outputs } from './stacks.ts';
import { uploadSite } from './upload-site.ts';

/** Uploads the built site with the configuration of its stage. */
export const publish = async (to: Connect, stage: StageName, outputs: Outputs): Promise<void> => {
  const { uploaded, removed } = await uploadSite({
    client: new S3Client(to(shopRegion)),
    bucket: outputOf(outputs, 'SiteBucket'),
    folder: join(rootFolder, '.build/site'),
    config: siteConfigOf(stage, outputs, process.env.AWS_ENDPOINT_URL),
    now: new Date(),
  });
  console.log(`${uploaded} files uploaded, ${removed} of old builds removed`);
};
