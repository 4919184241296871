import { join } from 'node:path';
import type { SiteConfig } from '#domain/wire/config.ts';
import { cacheControl, securityHeaders } from '#lib/edge/headers.ts';
import { routePage } from '#lib/edge/routing.ts';
import { builtSiteSchema } from '#lib/edge/site.ts';
import { readJson } from '../files.ts';
import { type Asset, openAssets } from './assets.ts';

export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
};

const notFoundPage = '/404.html';
const configPath = '/config.json';
/** The page with all states of the components: served only here, in development. */
const componentsPath = '/_composants';

const describe = ({ type, etag, encoding }: Asset): Record<string, string> => ({
  'content-type': type,
  etag,
  vary: 'accept-encoding',
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
});

/**
 * Answers every path outside the API (an unknown one with the 404 page and its status), and adds the common headers.
 */
export const openPages = async (buildFolder: string, config: SiteConfig) => {
  const edge = await readJson(join(buildFolder, 'edge.json'), builtSiteSchema);
  if (!edge) throw new Error(`The site is not built: ${buildFolder} has no edge.json.`);
  const load = openAssets(join(buildFolder, 'site'));
  const loadComponents = openAssets(join(buildFolder, 'components'));
  const common = securityHeaders({
    styleHashes: edge.styleHashes,
    connect: [...new Set([config.cognitoEndpoint, config.reportsOrigin])],
  });
  const headersOf = (path: string) => ({ ...common, 'cache-control': cacheControl(path) });

  const showNotFound = async (encodings: string): Promise<Reply> => {
    const asset = await load(notFoundPage, encodings);
    const headers = headersOf(notFoundPage);
    return { status: 404, headers: { ...headers, ...(asset && describe(asset)) }, body: asset?.body ?? '' };
  };
  const showComponents = async (path: string, encodings: string): Promise<Reply> => {
    const file = path.slice(componentsPath.length).replace(/^\/?$/, '/index.html');
    const asset = await loadComponents(file, encodings);
    if (!asset) return showNotFound(encodings);
    return { status: 200, headers: { ...headersOf(path), ...describe(asset) }, body: asset.body };
  };
  const answer = async (path: string, encodings: string): Promise<Reply> => {
    if (path === componentsPath || path.startsWith(`${componentsPath}/`))
      return showComponents(path, encodings);
    if (path === configPath) {
      const headers = { ...headersOf(path), 'content-type': 'application/json; charset=utf-8' };
      return { status: 200, headers, body: JSON.stringify(config) };
    }
    const { file, status } = routePage(path, edge.pages);
    const asset = status === 404 ? undefined : await load(file, encodings);
    if (!asset) return showNotFound(encodings);
    return { status: 200, headers: { ...headersOf(file), ...describe(asset) }, body: asset.body };
  };
  return { answer, headers: common };
};
