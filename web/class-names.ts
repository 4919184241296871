import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('src', import.meta.url));

const idOf = (file: string, local: string): string => `${file.slice(file.indexOf('/src/'))} ${local}`;
const hashOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

/** Everything in the modules that looks like the name of a class or of an animation. */
const namesIn = (css: string): string[] =>
  [...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) => name);

const allIds = (): string[] => {
  const entries = readdirSync(source, { recursive: true, withFileTypes: true });
  const modules = entries.filter(({ name }) => name.endsWith('.module.css'));
  const files = modules.map((entry) => join(entry.parentPath, entry.name));
  return files.flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => idOf(file, name)));
};

/** The shortest beginning of each hash that no other hash has. */
const shortest = (hashes: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const owners = new Map<string, number>();
  const beginnings = (hash: string) => Array.from({ length: 8 }, (_, at) => hash.slice(0, at + 1));
  for (const hash of hashes)
    for (const text of beginnings(hash)) owners.set(text, (owners.get(text) ?? 0) + 1);
  return new Map(
    [...hashes].map((hash) => [hash, beginnings(hash).find((text) => owners.get(text) === 1) ?? hash]),
  );
};

const names = shortest(new Set(allIds().map(hashOf)));

/**
 * The name of a module's class, the same in the client build and in the prerender. Hashes do not compress, so each has
 * only as many characters as distinguish it from the others: a new class renames a few of them at most.
 */
export const scopedName = (local: string, file: string): string => {
  const hash = hashOf(idOf(file, local));
  return `_${names.get(hash) ?? hash}`;
};
