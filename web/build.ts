import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { shopZone } from '#content/shop.ts';
import { skyAnswerOf } from '#domain/guidance/sky-answer.ts';
import { localDateIn } from '#domain/guidance/zones.ts';
import { exampleFile } from '#domain/merchant/examples.ts';
import { type DrawnExtract, exampleExtracts } from '#lib/typeset/example-leaves.ts';
import { examplePapers } from '#lib/typeset/example-papers.ts';
import { typesetterFiles } from '#lib/typeset/files.ts';
import { createTypesetter } from '#lib/typeset/typesetter.ts';
import { buildWorker } from './build-worker.ts';
import { characters, cutFonts } from './cut-fonts.ts';
import { buildDrawings } from './drawings/build.ts';
import { forbiddenIn, pageHtml } from './page-html.ts';
import { pageSheets } from './page-sheets.ts';
import { putPlaces } from './places/build.ts';
import type * as Prerender from './prerender.tsx';
import { appFiles } from './share/app-files.ts';
import { robots, sitemap } from './share/search-files.ts';
import { shareHead, shareImageFile } from './share/share-head.ts';
import { shareImage } from './share/share-image.ts';

type Page = (typeof Prerender.pages)[number];

const web = fileURLToPath(new URL('.', import.meta.url));
const output = join(web, '../.build');
const siteFolder = join(output, 'site');
/** The limit of the compressed shared style sheet. */
const cssLimit = 12_000;
const entry = 'index.html';
const start = 'src/shell/start.ts';

const write = async (path: string, content: string | Buffer): Promise<void> => {
  const file = join(siteFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** The finished reports, and pages of them as pictures. */
const putExamples = async (): Promise<DrawnExtract[]> => {
  const typesetter = createTypesetter(typesetterFiles());
  for (const { id, pdf } of await examplePapers(typesetter)) await write(exampleFile({ id }), pdf);
  const extracts = await exampleExtracts(typesetter);
  for (const { pictures } of extracts)
    for (const [file, svg] of Object.entries(pictures)) await write(file, svg);
  return extracts;
};

const buildClient = async (): Promise<Manifest> => {
  const input = [entry, start].map((file) => join(web, file));
  await build({ configFile: join(web, 'vite.config.ts'), build: { rolldownOptions: { input } } });
  const manifest: Manifest = JSON.parse(await readFile(join(siteFolder, '.vite/manifest.json'), 'utf8'));
  await rm(join(siteFolder, '.vite'), { recursive: true });
  return manifest;
};

/** Node cannot read JSX: the prerender is a separate bundle outside the site, in a folder that Node has not cached. */
const buildPrerender = async (): Promise<typeof Prerender> => {
  const bundles = join(output, 'prerender');
  const outDir = join(bundles, String(Date.now()));
  await rm(bundles, { recursive: true, force: true });
  await build({
    configFile: join(web, 'vite.config.ts'),
    publicDir: false,
    build: { ssr: join(web, 'prerender.tsx'), outDir, manifest: false },
  });
  return import(pathToFileURL(join(outDir, 'prerender.js')).href);
};

const addressOf = (manifest: Manifest, key: string): string => {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build lacks ${key}`);
  return `/${chunk.file}`;
};

/** Files of a chunk and of its static imports, by manifest key. */
const closure = (manifest: Manifest, key: string): Set<string> => {
  const keys = new Set([key]);
  for (const current of keys) for (const imported of manifest[current]?.imports ?? []) keys.add(imported);
  return keys;
};

/** The files that the browser loads for a page. */
const chunkOf = (manifest: Manifest, { path }: Page): string => {
  const own = `src/pages/${path === '/' ? 'home' : path.slice(1)}/browser.tsx`;
  return own in manifest ? own : 'src/shell/static-page.tsx';
};

const assetsOf = (manifest: Manifest, page: Page) => {
  const first = closure(manifest, entry);
  const own = [...closure(manifest, chunkOf(manifest, page))].filter((key) => !first.has(key));
  const files = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return {
    scripts: [...files(first).slice(1), ...files(own)].map((file) => `/${file}`),
    all: [...files(first), ...files(own)],
    styleSheets: own.flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`),
  };
};

/** Font faces are inlined in every page; a later sheet that repeats them would force a new layout of all text. */
const facesPattern = /@font-face\{[^}]*\}/g;

/** The shared sheet is inlined whole; without its faces it is also a file for scripts and pages that load it later. */
const sharedSheet = async (manifest: Manifest) => {
  const [file, ...others] = [...closure(manifest, entry)].flatMap((key) => manifest[key]?.css ?? []);
  if (!file || others.length > 0) throw new Error('the shared styles are not one sheet');
  const css = (await readFile(join(siteFolder, file), 'utf8')).trim();
  const size = brotliCompressSync(css).length;
  console.log(`shared styles    ${kilobytes(size)} (brotli), ${css.length} bytes`);
  if (size > cssLimit) throw new Error(`the shared style sheet has ${size} bytes`);
  await write(file, css.replace(facesPattern, ''));
  return { css, address: `/${file}` };
};

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const brotliSize = async (files: readonly string[]): Promise<number> => {
  const contents = await Promise.all(files.map((file) => readFile(join(siteFolder, file))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
};

const hashOf = (css: string): string => `sha256-${createHash('sha256').update(css).digest('base64')}`;

const isWhole = ({ kind }: Page): boolean => kind === 'app' || kind === 'session';

const fileOf = (page: Page): string => {
  if (page.kind === 'missing') return '404.html';
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`;
};

/** Throws when the page would violate the policy or needs characters that the fonts lack. */
const checked = (page: Page, html: string): string => {
  const [broken] = forbiddenIn(html);
  if (broken) throw new Error(`${page.path} would break the content security policy: ${broken}`);
  const strange = [...html].find((character) => character !== '\n' && !characters.includes(character));
  if (strange) throw new Error(`${page.path} is written with «${strange}», which its fonts lack`);
  return html;
};

/** Files for search engines, for networks that show a link, and for phones that keep the site as an app. */
const putShareFiles = async ({ pages, isIndexable }: typeof Prerender, wheel: string): Promise<void> => {
  await write('sitemap.xml', sitemap(pages.filter(isIndexable).map(({ path }) => path)));
  await write('robots.txt', robots());
  await write(shareImageFile, await shareImage(wheel));
  for (const [name, content] of Object.entries(await appFiles())) await write(name, content);
};

/** What routing and headers need to know of the site. */
const putEdge = async (site: typeof Prerender, styleHashes: ReadonlySet<string>): Promise<void> => {
  const pages = site.pages.filter(({ kind }) => kind !== 'missing').map(({ path }) => path);
  await writeFile(join(output, 'edge.json'), JSON.stringify({ pages, styleHashes: [...styleHashes] }));
};

type Shown = { readonly page: Page; readonly app: string };

/** Writes the pages; returns the hashes of the sheets that they inline. */
const putPages = async (
  site: typeof Prerender,
  shown: readonly Shown[],
  manifest: Manifest,
  sheet: Awaited<ReturnType<typeof sharedSheet>>,
): Promise<Set<string>> => {
  const template = await readFile(join(siteFolder, entry), 'utf8');
  const later = { start: addressOf(manifest, start), sheet: sheet.address };
  const footer = site.renderFooter();
  // Scripts draw the other pages with the whole sheet.
  const fixed = shown.filter(({ page }) => !isWhole(page)).map(({ app }) => app + footer);
  const sheetOf = await pageSheets(sheet.css, fixed);
  const styleHashes = new Set<string>();
  for (const { page, app } of shown) {
    const { all, ...assets } = assetsOf(manifest, page);
    const description = site.allFacts[page.path]?.description ?? '';
    const css = isWhole(page) ? sheet.css : sheetOf(app + footer);
    styleHashes.add(hashOf(css));
    const head = {
      ...assets,
      title: page.title,
      description,
      share: site.isIndexable(page) ? shareHead({ ...page, description }) : undefined,
      css,
      later: isWhole(page) ? undefined : later,
    };
    await write(fileOf(page), checked(page, pageHtml(template, head, { app, footer })));
    console.log(`${page.path.padEnd(16)} ${kilobytes(await brotliSize(all))} of JavaScript (brotli)`);
  }
  return styleHashes;
};

/** Writes `.build/site` and `.build/edge.json` (pages and style hashes, for routing and headers). */
export const buildSite = async (): Promise<void> => {
  const now = new Date();
  await cutFonts();
  const drawings = await buildDrawings(now);
  const sky = skyAnswerOf(shopZone, localDateIn(shopZone, now));
  const manifest = await buildClient();
  await buildWorker(siteFolder);
  const site = await buildPrerender();
  const sheet = await sharedSheet(manifest);
  const fragments = site.renderFragments({ drawings, sky, extracts: await putExamples() });
  for (const [name, content] of Object.entries({
    ...drawings.files,
    ...(drawings.example && { 'exemple.svg': drawings.example.file }),
  }))
    await write(`drawings/${name}`, content);
  for (const [id, html] of Object.entries(fragments)) await write(site.fragmentFile(id), html);
  await putShareFiles(site, drawings.wheel);
  await putPlaces(join(siteFolder, 'assets'));
  const shown: Shown[] = [];
  for (const page of site.pages) shown.push({ page, app: await site.renderPage(page, fragments) });
  const styleHashes = await putPages(site, shown, manifest, sheet);
  await putEdge(site, styleHashes);
};
