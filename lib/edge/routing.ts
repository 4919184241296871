/** Maps a path to its file, for the local server and for the CDN's function. */

/** Files beside the pages, with the configuration of the stage. */
const looseFiles = [
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/config.json',
  '/lecture.js',
  '/licences.txt',
];

/** The origin decides whether a file of these folders exists: those of earlier builds are kept for open tabs. */
const isFile = (path: string): boolean =>
  looseFiles.includes(path) ||
  /^\/(?:assets|drawings|exemples|fragments)\/[\w-]+(?:\.[\w-]+)*\.[a-z0-9]{2,5}$/.test(path);

/** The path without a trailing slash; undefined unless it is a plain ASCII path. */
const plainPath = (path: string): string | undefined => {
  if (!/^\/[\w\-./]*$/.test(path) || path.includes('..') || path.includes('//')) return undefined;
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

export type Routed = { readonly file: string; readonly status: 200 | 404 };

const rootFile = '/index.html';
const missing: Routed = { file: '/404.html', status: 404 };

/**
 * `path` as the browser sent it, without query; `pages` from `.build/edge.json`. A page is answered by its prerendered
 * file, a file by itself; the file of a page has no address of its own. Every other path, hostile ones included, is the
 * 404 page.
 */
export const routePage = (path: string, pages: readonly string[]): Routed => {
  // A CDN may replace «/» by the root object before the function sees it.
  const plain = path === rootFile ? '/' : plainPath(path);
  if (plain === undefined) return missing;
  if (pages.includes(plain)) return { file: plain === '/' ? rootFile : `${plain}/index.html`, status: 200 };
  return isFile(path) ? { file: path, status: 200 } : missing;
};

/** True for a path of the HTTP API: plain, and without parts that would leave the API. */
export const isApi = (path: string): boolean => /^\/api\/[\w\-/]*$/.test(path) && !path.includes('//');

/** The header in which the origin returns an object's metadata `status`; the 404 page has one. */
export const statusHeader = 'x-amz-meta-status';
