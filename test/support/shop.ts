import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { rootFolder } from '../../bin/local/files.ts';
import { isHeld } from '../../bin/local/run-file.ts';
import { findShop, type ShopFacts } from '../../bin/local/running.ts';
import { startShop } from '../../bin/local/shop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The running shop of the tests. */
    shop: ShopFacts;
  }
}

const parentFolder = join(rootFolder, '.local');

/** Removes folders of killed test runs. */
const removeLeftovers = async (): Promise<void> => {
  const names = (await readdir(parentFolder).catch(() => [])).filter((name) => name.startsWith('test-'));
  for (const folder of names.map((name) => join(parentFolder, name))) {
    if (!(await isHeld(folder))) await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Starts one shop for all projects of a run, on its own ports and data, and removes it afterwards. SHOP_RUN (path of a
 * run file) uses a running one instead.
 */
const setup = async (project: TestProject): Promise<undefined | (() => Promise<void>)> => {
  const runFile = process.env.SHOP_RUN;
  if (runFile) {
    project.provide('shop', await findShop(runFile));
    return undefined;
  }
  await removeLeftovers();
  const stateFolder = join(parentFolder, `test-${process.pid}`);
  const { stop, ...facts } = await startShop({ stateFolder, edge: 'beside' });
  project.provide('shop', facts);
  // The next project of this run uses the same shop.
  process.env.SHOP_RUN = join(stateFolder, 'run.json');
  return async () => {
    delete process.env.SHOP_RUN;
    await stop();
    await rm(stateFolder, { recursive: true, force: true });
  };
};
export default setup;
