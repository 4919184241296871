/**
 * A page is one folder: a page added to a copy of the site is built, listed and routed without a change of any other
 * file.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopName } from '#domain/merchant/contact.ts';
import { routePage } from '#lib/edge/routing.ts';
import { builtSiteSchema } from '#lib/edge/site.ts';
import { copyTree } from '#test/support/tree-copy.ts';
import { machineEnvironment, runCommand } from '../../bin/local/command.ts';
import { rootFolder } from '../../bin/local/files.ts';

const description = 'Ce que les mots de nos rapports veulent dire.';

const facts = `import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Lexique',
  description: '${description}',
  siteMap: { group: 'site', place: 99, label: 'Lexique' },
} satisfies PageFacts;
`;

const files = {
  'page.ts': facts,
  'static.tsx': `import type { StaticParts } from '#web/shell/static-parts.ts';
import styles from './lexique.module.css';

export default { lexique: () => <h1 className={styles.title}>Le lexique</h1> } satisfies StaticParts;
`,
  'lexique.module.css': '.title {\n  letter-spacing: 0.123em;\n}\n',
};

/** With the files that show that the places of birth need not be built again. */
const rootFiles = ['package.json', 'package-lock.json', 'tsconfig.json', 'bin/places-requirements.txt'];

let copy: string;
const folder = () => join(copy, 'web/src/pages/lexique');
const site = (path: string) => readFile(join(copy, '.build/site', path), 'utf8');
const run = (...args: string[]) => runCommand('node', args, { env: machineEnvironment(), cwd: copy });

beforeAll(async () => {
  copy = await copyTree('new-page', ['web', 'lib', '.build/content', '.build/places', ...rootFiles]);
  await mkdir(folder());
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder(), name), text);
  await run('--input-type=module', '--eval', "await (await import('./web/build.ts')).buildSite()");
}, 600_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('it is prerendered with its title, its description, its styles and its static part', async () => {
  const html = await site('lexique/index.html');
  expect(html).toContain(`<title>Lexique — ${shopName}</title>`);
  expect(html).toContain(`<meta name="description" content="${description}">`);
  expect(html).toMatch(/<style>.*letter-spacing:\.123em.*<\/style>/);
  expect(html).toMatch(/<div id="lexique"><h1 class="[^"]+">Le lexique<\/h1><\/div>/);
  expect(await site('fragments/lexique.txt')).toContain('Le lexique');
});

test('site map and search engines know it, the CDN routes it, and its styles are among the hashes', async () => {
  const { pages, styleHashes } = builtSiteSchema.parse(
    JSON.parse(await readFile(join(copy, '.build/edge.json'), 'utf8')),
  );
  expect(routePage('/lexique', pages)).toEqual({ file: '/lexique/index.html', status: 200 });
  const before = builtSiteSchema.parse(
    JSON.parse(await readFile(join(rootFolder, '.build/edge.json'), 'utf8')),
  );
  expect(styleHashes).toHaveLength(before.styleHashes.length + 1);
  expect(await site('plan-du-site/index.html')).toContain('<a href="/lexique">Lexique</a>');
  expect(await site('sitemap.xml')).toMatch(/<loc>[^<]*\/lexique<\/loc>/);
});

test('scripts contain its title and its path, but no description', async () => {
  const names = (await readdir(join(copy, '.build/site/assets'))).filter((name) => name.endsWith('.js'));
  const scripts = (await Promise.all(names.map((name) => site(`assets/${name}`)))).join('\n');
  expect(scripts).toContain('./lexique/page.ts');
  expect(scripts).not.toContain(description);
});

const required = ['title', 'description', 'siteMap'];

test('without title, description or entry of the site map it does not compile', async () => {
  for (const name of required) {
    await mkdir(join(folder(), name));
    const text = facts.replace(new RegExp(`^ {2}${name}: .*\n`, 'm'), '');
    await writeFile(join(folder(), name, 'page.ts'), text);
  }
  const settings = { extends: './tsconfig.json', include: ['web/src/pages/lexique/**/page.ts'] };
  await writeFile(join(copy, 'one-page.json'), JSON.stringify(settings));
  const errors = await run('node_modules/typescript/bin/tsc', '-p', 'one-page.json').catch(String);
  for (const name of required) {
    expect(errors).toContain(`lexique/${name}/page.ts`);
    expect(errors).toContain(`Property '${name}' is missing`);
  }
  expect(errors).not.toContain('lexique/page.ts');
});
