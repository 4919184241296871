import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf, rootFolder } from '../files.ts';

const sources = ['web', 'lib/domain', 'lib/edge', 'package-lock.json'];
const stampFile = join(rootFolder, '.build/site.hash');

/** Builds the site into `.build/site`, unless the last build was made from the same sources. */
export const buildSiteWhenChanged = async (): Promise<void> => {
  const hash = await hashOf(sources);
  const built = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (built === hash) return;
  // Vite is loaded only when there is something to build.
  const { buildSite } = await import('../../../web/build.ts');
  await buildSite();
  await writeFile(stampFile, hash);
};
