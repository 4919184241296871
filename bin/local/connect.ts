import { join } from 'node:path';
import type { StageName } from '#lib/stage.ts';
import { type Connect, connect } from '../deploy/connect.ts';
import { awsClientConfig } from './aws.ts';
import { rootFolder } from './files.ts';
import { findShop } from './running.ts';

/** Reaches a stage; `local` is the emulator of `npm start`, or the one in the environment. */
export const connectTo = async (stage: StageName): Promise<Connect> => {
  if (stage !== 'local') return connect;
  const endpoint =
    process.env.AWS_ENDPOINT_URL ?? (await findShop(join(rootFolder, '.local/run.json'))).emulator;
  return () => awsClientConfig(endpoint);
};
