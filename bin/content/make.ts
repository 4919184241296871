import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readServices, type Services } from './read.ts';
import { type Modules, serviceModules } from './service-modules.ts';

const root = join(import.meta.dirname, '..', '..');
/** Code imports it as `#content/`. */
const contentFolder = join(root, '.build', 'content');

/** The modules of what the owner has written. Throws a `ContentError`. */
export const contentModules = (folder = root): { readonly services: Services; readonly modules: Modules } => {
  const services = readServices(folder);
  return { services, modules: serviceModules(services) };
};

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Writes what differs, so that nothing that watches or caches the modules is woken for nothing. */
export const writeModules = (modules: Modules): void => {
  mkdirSync(contentFolder, { recursive: true });
  for (const file of readdirSync(contentFolder)) if (!(file in modules)) rmSync(join(contentFolder, file));
  for (const [file, text] of Object.entries(modules)) {
    const path = join(contentFolder, file);
    if (textOf(path) !== text) writeFileSync(path, text);
  }
};
