import { dirname } from 'node:path';
import { deployedOutputs, type Outputs } from './deploy.ts';
import { readJson } from './files.ts';
import { type Run, runSchema } from './run-file.ts';
import { readSecrets } from './secrets.ts';

/** A running shop as tests use it: its addresses, its stacks' outputs, and the secret of the origin. */
export type ShopFacts = Run & {
  readonly outputs: Outputs;
  /** What the CDN sends with each request: without it every route of the API answers 403. */
  readonly originSecret: string;
};

/** The shop whose run file this is; throws when none is running there. */
export const findShop = async (runFile: string): Promise<ShopFacts> => {
  const run = await readJson(runFile, runSchema);
  const outputs = await deployedOutputs(dirname(runFile));
  if (!run || !outputs) throw new Error(`No shop is running: ${runFile}`);
  const { origin } = await readSecrets(dirname(runFile));
  return { ...run, outputs, originSecret: origin };
};
