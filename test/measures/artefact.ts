import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from '../../bin/local/files.ts';

/** The folder of the measuring commands' results: the nightly run uploads it, git ignores it (docs/measurements.md). */
const folder = join(rootFolder, '.build/measures');

export const writeArtefact = async (name: string, page: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.md`), page);
};
