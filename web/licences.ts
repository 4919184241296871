import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { sans, serif } from '#content/faces.ts';
import { packageOf } from '#lib/faces/families.ts';

/**
 * MIT, BSD and Apache ask that their notice goes with the code: `/licences.txt` has those of everything that reaches a
 * browser. The packages of the scripts are found by the bundler, the others are named here.
 */
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Fonts and drawings: no script imports them. */
const besideScripts = [
  ...[serif, sans].map((family) => `@fontsource-variable/${packageOf(family)}`),
  'd3-celestial',
  'astronomy-engine',
];

const data = `Places: GeoNames (https://www.geonames.org), CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/); changed:
names are chosen, cut and spelled in French.
Communes of France: Etalab, INSEE, La Poste and IGN, Licence Ouverte 2.0
(https://www.etalab.gouv.fr/licence-ouverte-open-licence).`;

/** The name of the package that a module belongs to. */
const moduleOf = (id: string): string | undefined =>
  /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** Where a package lies: beside the module that needs it, or at the top. */
const folderOf = (id: string, name: string): string => {
  const nested = id.slice(0, id.lastIndexOf(`/node_modules/${name}/`) + `/node_modules/${name}`.length);
  return existsSync(nested) ? nested : join(modules, name);
};

const factsSchema = z.object({
  version: z.string(),
  license: z.string(),
  author: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
});

const licenceIn = (folder: string): string | undefined => {
  const file = readdirSync(folder)
    .sort()
    .find((name) => /^(licen[cs]e|copying|ofl)/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').trim();
};

/** Some packages under MIT name their author only: they get its words from React's file. */
const mitOf = (author: string): string =>
  (licenceIn(join(modules, 'react')) ?? '').replace(/^Copyright.*$/m, `Copyright (c) ${author}`);

const textIn = (name: string, folder: string): string => {
  const { version, license, author } = factsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const own = licenceIn(folder);
  if (own === undefined && license !== 'MIT') throw new Error(`${name} brings no text of its licence`);
  const by = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  return `${name} ${version} (${license})\n\n${own ?? mitOf(by)}`;
};

/** Emits `licences.txt` beside the scripts of the site. */
export const licences: Plugin = {
  name: 'licences',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = new Map(besideScripts.map((name) => [name, join(modules, name)]));
    for (const id of ids) {
      const name = moduleOf(id);
      if (name !== undefined) folders.set(name, folderOf(id, name));
    }
    const texts = [...folders]
      .sort(([left], [right]) => left.localeCompare(right, 'en'))
      .map(([name, folder]) => textIn(name, folder));
    const line = `\n\n${'-'.repeat(80)}\n\n`;
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${[data, ...texts].join(line)}\n` });
  },
};
