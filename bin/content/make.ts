import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../local/files.ts';
import { editorForms } from './editor.ts';
import { reader } from './files.ts';
import { houseModules } from './house-modules.ts';
import { houseFile, houseFiles } from './house-schema.ts';
import type { Modules } from './modules.ts';
import { type Content, readContent } from './read.ts';
import { serviceModules } from './service-modules.ts';

/** Code imports it as `#content/`. */
const contentFolder = join(rootFolder, '.build', 'content');

/** Today in the shop's zone, as YYYY-MM-DD: announced prices hold from their day on. */
export const today = (folder = rootFolder): string => {
  const { zone: timeZone = 'UTC' } = reader(folder, '').read(houseFile('shop'), houseFiles.shop.schema) ?? {};
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(new Date());
};

/** The modules of what the owner has written, as it holds on a day. Throws a `ContentError`. */
export const contentModules = (
  folder = rootFolder,
  day = today(folder),
): Content & { readonly modules: Modules } => {
  const content = readContent(folder, day);
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
