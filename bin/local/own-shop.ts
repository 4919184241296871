import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from './shop.ts';

/** Opens the running shop of the run file in SHOP_RUN, or starts one with empty data. */
export const openShop = async (): Promise<{ runFile: string; stop: () => Promise<void> }> => {
  const running = process.env.SHOP_RUN;
  if (running) return { runFile: running, stop: async () => undefined };
  const stateFolder = await mkdtemp(join(tmpdir(), 'own-shop-'));
  const shop = await startShop({ stateFolder });
  const stop = async () => {
    await shop.stop();
    await rm(stateFolder, { recursive: true, force: true });
  };
  return { runFile: join(stateFolder, 'run.json'), stop };
};
