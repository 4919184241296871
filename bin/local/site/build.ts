import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machineEnvironment, runCommand } from '../command.ts';
import { hashOf, rootFolder } from '../files.ts';

const sources = [
  'web',
  // The modules of what the owner writes.
  '.build/content',
  ...['domain', 'services', 'drawings', 'dossier', 'edge', 'faces', 'typeset'].map(
    (folder) => `lib/${folder}`,
  ),
  ...['package-lock.json', 'bin/places-requirements.txt'],
];
const stampFile = join(rootFolder, '.build/site.hash');

/**
 * Builds the site into `.build/site`, unless the last build has the same sources. It runs in a process of its own,
 * because a test runner's NODE_ENV would give the site React's development build.
 */
export const buildSiteWhenChanged = async (signal?: AbortSignal): Promise<void> => {
  const hash = await hashOf(sources);
  const built = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (built === hash) return;
  await runCommand('node', ['bin/build.ts'], { env: machineEnvironment(), signal });
  await writeFile(stampFile, hash);
};
