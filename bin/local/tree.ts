import { cp, lstat, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { rootFolder } from './files.ts';

/**
 * Copies parts of the tree, by their paths, into a folder, in place of what it has of them, and links the installed `tools`
 * instead of copying them.
 */
export const copyParts = async (
  folder: string,
  parts: readonly string[],
  tools: readonly string[],
): Promise<void> => {
  for (const part of parts) {
    await rm(join(folder, part), { recursive: true, force: true });
    await cp(join(rootFolder, part), join(folder, part), { recursive: true });
  }
  for (const tool of tools) {
    const link = join(folder, tool);
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere) await symlink(join(rootFolder, tool), link);
  }
};
