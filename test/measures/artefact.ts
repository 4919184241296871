import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from '../../bin/local/files.ts';

/** What the measuring commands write: the nightly run uploads it, git ignores it (docs/measurements.md). */
const folder = join(rootFolder, '.build/measures');

/** The page that the last run left in this checkout; empty when none did. */
export const readArtefact = (name: string): Promise<string> =>
  readFile(join(folder, `${name}.md`), 'utf8').catch(() => '');

export const writeArtefact = async (name: string, page: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.md`), page);
};
