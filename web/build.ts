import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { buildDrawings } from './drawings/build.ts';
import { forbiddenIn, pageHtml } from './page-html.ts';
import type * as Prerender from './prerender.tsx';

type Page = (typeof Prerender.pages)[number];

const web = fileURLToPath(new URL('.', import.meta.url));
const output = join(web, '../.build');
const site = join(output, 'site');
/** Of the shared style sheet as it travels, compressed like all of the page. */
const cssLimit = 12_000;
const entry = 'index.html';

const write = async (path: string, content: string): Promise<void> => {
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

const buildClient = async (): Promise<Manifest> => {
  await build({ configFile: join(web, 'vite.config.ts') });
  const manifest: Manifest = JSON.parse(await readFile(join(site, '.vite/manifest.json'), 'utf8'));
  await rm(join(site, '.vite'), { recursive: true });
  return manifest;
};

/** Node reads no JSX: the prerender is a bundle of its own, outside the site, in a folder that Node has not cached. */
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

/** Files of a chunk and of all it imports at once, by manifest key. */
const closure = (manifest: Manifest, key: string): Set<string> => {
  const keys = new Set([key]);
  for (const current of keys) for (const imported of manifest[current]?.imports ?? []) keys.add(imported);
  return keys;
};

const assetsOf = (manifest: Manifest, page: Page) => {
  const first = closure(manifest, entry);
  const own = [...closure(manifest, `src/app/routes/${page.module}.tsx`)].filter((key) => !first.has(key));
  const files = (keys: Iterable<string>) => [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return {
    scripts: [...files(first).slice(1), ...files(own)].map((file) => `/${file}`),
    all: [...files(first), ...files(own)],
    styleSheets: own.flatMap((key) => manifest[key]?.css ?? []).map((file) => `/${file}`),
  };
};

const sharedCss = async (manifest: Manifest): Promise<string> => {
  const files = [...closure(manifest, entry)].flatMap((key) => manifest[key]?.css ?? []);
  const sheets = await Promise.all(files.map((file) => readFile(join(site, file), 'utf8')));
  const css = sheets.join('').trim();
  const size = brotliCompressSync(css).length;
  console.log(`shared styles    ${(size / 1000).toFixed(1)} kB (brotli), ${css.length} bytes`);
  if (size > cssLimit) throw new Error(`the shared style sheet has ${size} bytes`);
  return css;
};

const brotliSize = async (files: readonly string[]): Promise<number> => {
  const contents = await Promise.all(files.map((file) => readFile(join(site, file))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
};

const fileOf = (page: Page): string => {
  if (page.kind === 'missing') return '404.html';
  return page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`;
};

/** Writes `.build/site` and `.build/edge.json` (pages and style hashes, for routing and headers). Throws when a page breaks the policy. */
export const buildSite = async (): Promise<void> => {
  const drawings = await buildDrawings(new Date());
  const manifest = await buildClient();
  const { pages, isIndexable, fragmentIds, fragmentFile, renderFragments, renderPage } =
    await buildPrerender();
  const template = await readFile(join(site, entry), 'utf8');
  const css = await sharedCss(manifest);
  const fonts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? `/${file}` : []));
  const fragments = renderFragments(drawings);

  for (const [name, content] of Object.entries(drawings.files)) await write(`drawings/${name}`, content);
  for (const id of fragmentIds) await write(fragmentFile(id), fragments[id]);
  for (const page of pages) {
    const assets = assetsOf(manifest, page);
    const head = { ...page, ...assets, isIndexable: isIndexable(page), fonts, css };
    const html = pageHtml(template, head, await renderPage(page, fragments));
    const [broken] = forbiddenIn(html);
    if (broken) throw new Error(`${page.path} would break the content security policy: ${broken}`);
    await write(fileOf(page), html);
    const kilobytes = ((await brotliSize(assets.all)) / 1000).toFixed(1);
    console.log(`${page.path.padEnd(16)} ${kilobytes} kB of JavaScript (brotli)`);
  }
  const styleHashes = [`sha256-${createHash('sha256').update(css).digest('base64')}`];
  const routed = pages.filter(({ kind }) => kind !== 'missing').map(({ path }) => path);
  await writeFile(join(output, 'edge.json'), JSON.stringify({ pages: routed, styleHashes }));
};
