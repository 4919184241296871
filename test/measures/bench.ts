import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rootFolder } from '../../bin/local/files.ts';
import type { ShopFacts } from '../../bin/local/running.ts';
import { startShop } from '../../bin/local/shop.ts';
import { coldStart } from './bench/cold-start.ts';
import { desk } from './bench/desk.ts';
import { dossier } from './bench/dossier.ts';
import { type Section, tableOf } from './bench/figure.ts';
import { functionBytes } from './bench/function-bytes.ts';
import { lighthouseScores } from './bench/lighthouse.ts';
import { load } from './bench/load.ts';
import { orderWork } from './bench/order-work.ts';
import { places } from './bench/places.ts';
import { responses } from './bench/responses.ts';
import { scale } from './bench/scale.ts';
import { siteBytes } from './bench/site-bytes.ts';
import { typesetting } from './bench/typesetting.ts';

/** Starts a separate shop, so that only the measured work runs in it; its folder is removed afterwards. */
const withShop = async (
  measure: (shop: ShopFacts) => Promise<readonly Section[]>,
): Promise<readonly Section[]> => {
  const stateFolder = join(rootFolder, `.local/test-bench-${process.pid}`);
  const { stop, ...facts } = await startShop({ stateFolder });
  try {
    return await measure(facts);
  } finally {
    await stop();
    await rm(stateFolder, { recursive: true, force: true });
  }
};

const { positionals } = parseArgs({ allowPositionals: true });
const isPath = (word: string): boolean => word.startsWith('/');
const chosen = positionals.filter((word) => !isPath(word));
/** `lighthouse / /services` measures these pages only. */
const paths = positionals.filter(isPath);

const sections: Readonly<Record<string, () => Promise<readonly Section[]>>> = {
  site: async () => [await siteBytes()],
  functions: async () => [await functionBytes()],
  cold: async () => [await coldStart()],
  dossier: async () => [await dossier()],
  typesetting: async () => [await typesetting()],
  scale,
  places: () => withShop(places),
  desk: () => withShop(desk),
  order: () => withShop(orderWork),
  load: () => withShop(load),
  responses: () => withShop(responses),
  lighthouse: () => withShop((shop) => lighthouseScores(shop, paths)),
};

/** Prints figures beside their budgets and never fails for them: `npm run bench [-- site functions cold …]`. */
const main = async (): Promise<void> => {
  const names = chosen.length > 0 ? chosen : Object.keys(sections);
  for (const name of names) {
    const measure = sections[name];
    if (!measure) throw new Error(`unknown: ${name}; there are ${Object.keys(sections).join(', ')}`);
    for (const section of await measure()) for (const line of tableOf(section)) console.log(line);
  }
};

await main();
