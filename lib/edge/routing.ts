/** Which file answers a path, for the local server and for the CDN's function alike. */

/** What the build puts beside the pages, and the configuration of the stage. */
const looseFiles = ['/favicon.svg', '/robots.txt', '/sitemap.xml', '/config.json'];

/** Whether a file of these folders exists is the origin's answer: those of earlier builds stay for open tabs. */
const isFile = (path: string): boolean =>
  looseFiles.includes(path) ||
  /^\/(?:assets|drawings|fragments)\/[\w-]+(?:\.[\w-]+)*\.[a-z0-9]{2,5}$/.test(path);

/** The path without a slash at its end; undefined when it is no plain ASCII path of ours. */
const plainPath = (path: string): string | undefined => {
  if (!/^\/[\w\-./]*$/.test(path) || path.includes('..') || path.includes('//')) return undefined;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

export type Routed = { readonly file: string; readonly status: 200 | 404 };

const rootFile = '/index.html';
const missing: Routed = { file: '/404.html', status: 404 };

/**
 * `path` as the browser sent it, without query; `pages` from `.build/edge.json`. A page leads to its prerendered
 * file and a file to itself; a page's file is no address of its own. Everything else, hostile paths included, is the
 * 404 page.
 */
export const routePage = (path: string, pages: readonly string[]): Routed => {
  // A CDN may put the root object in the place of «/» before the function sees it.
  const plain = path === rootFile ? '/' : plainPath(path);
  if (plain === undefined) return missing;
  if (pages.includes(plain)) return { file: plain === '/' ? rootFile : `${plain}/index.html`, status: 200 };
  return isFile(path) ? { file: path, status: 200 } : missing;
};

/** What the HTTP API may be asked: plain paths, none that would leave the API on its way to it. */
export const isApi = (path: string): boolean => /^\/api\/[\w\-/]*$/.test(path) && !path.includes('//');

/** Under which the origin tells the entry `status` of an object: the 404 page has one. */
export const statusHeader = 'x-amz-meta-status';
