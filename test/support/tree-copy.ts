import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from '../../bin/local/files.ts';

/**
 * Copies parts of the tree, by their paths, into a new temporary folder, and links the installed `tools` instead of copying
 * them. The caller removes the folder.
 */
export const copyTree = async (
  name: string,
  parts: readonly string[],
  tools: readonly string[] = ['node_modules'],
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  for (const part of parts) await cp(join(rootFolder, part), join(folder, part), { recursive: true });
  for (const tool of tools) await symlink(join(rootFolder, tool), join(folder, tool));
  return folder;
};
