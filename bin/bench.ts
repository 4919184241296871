import { parseArgs } from 'node:util';
import { coldStart } from './bench/cold-start.ts';
import { type Section, tableOf } from './bench/figure.ts';
import { functionBytes } from './bench/function-bytes.ts';
import { siteBytes } from './bench/site-bytes.ts';

const sections: Readonly<Record<string, () => Promise<readonly Section[]>>> = {
  site: async () => [await siteBytes()],
  functions: async () => [await functionBytes()],
  cold: async () => [await coldStart()],
};

/** Prints figures beside their budgets and fails for none: `npm run bench [-- site functions cold …]`. */
const main = async (): Promise<void> => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(sections);
  for (const name of names) {
    const measure = sections[name];
    if (!measure) throw new Error(`unknown: ${name}; there are ${Object.keys(sections).join(', ')}`);
    for (const section of await measure()) for (const line of tableOf(section)) console.log(line);
  }
};

await main();
