import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { buildPlaces } from './places/build.ts';
import type { PageFacts } from './src/shell/page-facts.ts';

const source = fileURLToPath(new URL('src/', import.meta.url));

const factsOf = async (file: string): Promise<PageFacts> => {
  const module: { default: PageFacts } = await import(pathToFileURL(file).href);
  return module.default;
};

/** The browser gets only the facts that the router reads, and the words that it draws; descriptions and the site map reach it as HTML. */
export const browserFacts: Plugin = {
  name: 'browser-facts',
  load: {
    filter: { id: /\/src\/pages\/.*\/page\.ts$/ },
    handler: async (id, options) => {
      if (options?.ssr) return undefined;
      const { title, kind, words } = await factsOf(id);
      return `export default ${JSON.stringify({ title, kind, words })}`;
    },
  },
};

const imports = /^(?:import|export)\s(?!type\s)(?:[^']*?from\s)?'([^']+)'/gm;

/** The files that a page needs at once, without those that it imports later. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(([, name = '']) => {
    if (name.startsWith('#web/')) return [join(source, name.slice('#web/'.length))];
    return name.startsWith('.') ? [join(dirname(file), name)] : [];
  });

/** The style sheets of these files and of their imports. */
const sheetsOf = (files: readonly string[]): string[] => {
  const all = new Set(files);
  for (const file of all) if (!file.endsWith('.css')) for (const one of importsOf(file)) all.add(one);
  return [...all].filter((file) => file.endsWith('.css')).sort();
};

/** Files of the static parts of pages, and of the footer. */
const publicFiles = async (): Promise<string[]> => {
  const pages = globSync(join(source, 'pages/**/page.ts'));
  const kinds = await Promise.all(pages.map(async (file) => (await factsOf(file)).kind));
  const folders = pages.filter((_, at) => kinds[at] === 'public' || kinds[at] === 'missing').map(dirname);
  return [
    join(source, 'shell/footer.tsx'),
    ...globSync(folders.map((folder) => join(folder, '{static,browser}.tsx'))),
  ];
};

/**
 * The styles of all public pages are one inlined sheet (docs/architecture.md): the entry imports them, so that
 * navigation loads no further sheet.
 */
export const publicStyles: Plugin = {
  name: 'public-styles',
  resolveId: { filter: { id: /^virtual:public-styles$/ }, handler: (id) => id },
  load: {
    filter: { id: /^virtual:public-styles$/ },
    handler: async () =>
      sheetsOf(await publicFiles())
        .map((file) => `import ${JSON.stringify(file)};`)
        .join('\n'),
  },
};

/** The hash in the names of the place files. */
export const placesHash: Plugin = {
  name: 'places-hash',
  config: async () => ({ define: { PLACES_HASH: JSON.stringify((await buildPlaces()).hash) } }),
};
