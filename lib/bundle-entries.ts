/** The entries of the bundles: a file for each handler, and for each route the text that serves it. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { needsOf } from '#lambdas/routing/callers.ts';
import { routes } from './routes.ts';

const root = join(import.meta.dirname, '..');
const routeEntry = 'route:';
const quiet = ['platform', 'routing', 'staff', 'storage'].map((name) => join(root, 'lambdas', name));

const imported = (names: readonly string[], file: string): string =>
  `import { ${[...new Set(names)].join(', ')} } from ${JSON.stringify(`#lambdas/${file}.ts`)};`;

/** The entry of a route: it imports the route with the stores and gateways that it names, and nothing else. */
const entryOf = ({ entry, route }: (typeof routes)[number]): string => {
  const needs = needsOf(route.who);
  const made = (names: readonly string[]) => names.map((name) => `${name}: await ${name}(now)`).join(', ');
  const needed = [...needs.stores, ...(needs.verifies ? ['verify'] : [])];
  const given = [...route.stores, ...route.gateways];
  return [
    imported(['route'], entry),
    imported([...needs.stores, ...route.stores], 'platform/stores'),
    imported([...(needs.verifies ? ['verify'] : []), ...route.gateways], 'platform/gateways'),
    imported(['serveRoute'], 'platform/serve-route'),
    ...(route.large ? [imported(['compress'], 'routing/compress')] : []),
    imported([`${route.who}Caller`], 'routing/who'),
    `const need = async (now) => ({ ${made(needed)} });`,
    `const give = async (now) => ({ ${made(given)} });`,
    `const find = async (request) => ${route.who}Caller(request, await need(request.now));`,
    `export const handler = serveRoute(route, find, give${route.large ? ', compress' : ''});`,
  ].join('\n');
};

export const routeEntries: Plugin = {
  name: 'routes',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^route:/ }, ({ path }) => ({
      path: path.slice(routeEntry.length),
      namespace: 'route',
    }));
    // Nothing there runs when it is loaded: a bundle leaves out what its route does not name. Every way to import such a
    // file is caught, because esbuild keeps what the first importer said, and the first is another one each time.
    onResolve({ filter: /^(#lambdas|\.\.?)\/.*\.ts$/ }, ({ path, importer }) => {
      const file = path.startsWith('#') ? join(root, path.slice(1)) : join(dirname(importer), path);
      return quiet.includes(dirname(file)) ? { path: file, sideEffects: false } : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'route' }, ({ path }) => {
      const found = routes.find(({ entry }) => entry === path);
      return { contents: found && entryOf(found), resolveDir: root };
    });
  },
};

/** esbuild breaks ties between short names by the order of the entries: a folder lists its files in any order. */
const handlers = globSync('lambdas/**/*.handler.ts', { cwd: root }).sort();

export const entryPoints = [
  ...handlers.map((file) => ({
    in: file,
    out: `${file.slice('lambdas/'.length, -'.ts'.length)}/index`,
  })),
  ...routes.map(({ entry }) => ({ in: `${routeEntry}${entry}`, out: `${entry}.handler/index` })),
];
