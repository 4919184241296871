import { dirname } from 'node:path';
import { deployedOutputs, type Outputs } from './deploy.ts';
import { readJson } from './files.ts';
import { type Run, runSchema } from './run-file.ts';
import { readSecrets } from './secrets.ts';

/** The facts of a running shop for tests: its addresses, its stacks' outputs, and the secret of the origin. */
export type ShopFacts = Run & {
  readonly outputs: Outputs;
  /** The header value of the CDN, without which every API route answers 403. */
  readonly originSecret: string;
};

/** The shop of this run file. Throws when it is not running. */
export const findShop = async (runFile: string): Promise<ShopFacts> => {
  const run = await readJson(runFile, runSchema);
  const outputs = await deployedOutputs(dirname(runFile));
  if (!run || !outputs) throw new Error(`No shop is running: ${runFile}`);
  const { origin } = await readSecrets(dirname(runFile));
  return { ...run, outputs, originSecret: origin };
};
