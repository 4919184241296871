import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../local/files.ts';
import { editorForms } from './editor.ts';
import { houseModules } from './house-modules.ts';
import type { Modules } from './modules.ts';
import { type Content, readContent } from './read.ts';
import { serviceModules } from './service-modules.ts';

/** Code imports it as `#content/`. */
const contentFolder = join(rootFolder, '.build', 'content');

/** The modules of what the owner has written. Throws a `ContentError`. */
export const contentModules = (folder = rootFolder): Content & { readonly modules: Modules } => {
  const content = readContent(folder);
  const { services, house } = content;
  return { ...content, modules: { ...serviceModules(services), ...houseModules(house) } };
};

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Pages CMS reads its forms at the root of the repository. */
export const formsFile = join(rootFolder, '.pages.yml');
export const writeForms = ({ services }: Content): void => writeFileSync(formsFile, editorForms(services));

/** Writes what differs, so that nothing that watches or caches the modules is woken for nothing. */
export const writeModules = (modules: Modules): void => {
  mkdirSync(contentFolder, { recursive: true });
  for (const file of readdirSync(contentFolder)) if (!(file in modules)) rmSync(join(contentFolder, file));
  for (const [file, text] of Object.entries(modules)) {
    const path = join(contentFolder, file);
    if (textOf(path) !== text) writeFileSync(path, text);
  }
};
