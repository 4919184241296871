import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod/mini';

export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The parsed content of a JSON file; undefined when it is absent, broken or of another shape. */
export const readJson = async <Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): Promise<z.infer<Schema> | undefined> => {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** Writes the file atomically: readers never see half a file. */
export const writeJson = async (file: string, value: unknown): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, file);
};

const filesUnder = async (path: string): Promise<string[]> => {
  const found = await stat(path).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** One hash of the names and contents of files and folders (relative to the root) and of further values. */
export const hashOf = async (paths: readonly string[], values: unknown = null): Promise<string> => {
  const files = (await Promise.all(paths.map((path) => filesUnder(join(rootFolder, path))))).flat().sort();
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of files) hash.update(`\n${relative(rootFolder, file)}\n`).update(await readFile(file));
  return hash.digest('hex');
};
