/** Which file answers a path, for the local server and for the CDN's routing function alike. */

/** Files that are served as they are; everything else is a page or does not exist. */
const isFile = (path: string): boolean => /^\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.[a-z0-9]{2,5}$/.test(path);

/** The path without a slash at its end; undefined when it is no plain ASCII path of ours. */
const plainPath = (path: string): string | undefined =>
  /^\/[\w\-./]*$/.test(path) && !path.includes('..') && !path.includes('//')
    ? path.replace(/(?<=.)\/$/, '')
    : undefined;

export type Routed = { readonly file: string; readonly status: 200 | 404 };

const missing: Routed = { file: '/404.html', status: 404 };

/**
 * `path` as the browser sent it, without query; `pages` from `.build/edge.json`. A page leads to its prerendered
 * file and a file to itself (whether it exists is the origin's answer); a page's file is no address of its own.
 * Everything else, hostile paths included, is the 404 page.
 */
export const routePage = (path: string, pages: readonly string[]): Routed => {
  const plain = plainPath(path);
  if (plain === undefined) return missing;
  if (pages.includes(plain))
    return { file: plain === '/' ? '/index.html' : `${plain}/index.html`, status: 200 };
  return isFile(plain) && !plain.endsWith('.html') ? { file: plain, status: 200 } : missing;
};
