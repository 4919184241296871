import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyParts } from '../../bin/local/tree.ts';

/** Copies parts of the tree into a new temporary folder, with links to the installed `tools`. The caller removes the folder. */
export const copyTree = async (
  name: string,
  parts: readonly string[],
  tools: readonly string[] = ['node_modules'],
): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await copyParts(folder, parts, tools);
  return folder;
};
