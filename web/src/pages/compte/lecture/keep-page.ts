import { openShelf } from '#web/platform/forget-reports.ts';
import { keepsReports } from '#web/platform/keeping-choice.ts';
import { paths } from '#web/platform/paths.ts';

/** Its name is fixed and at the root, so that its scope may be the page. */
const workerFile = '/lecture.js';

/** Scripts, styles and fonts that this document has loaded, and those that the page's own HTML names. */
const assetsOf = (html: string): string[] => {
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(
    ([, address]) => address ?? [],
  );
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === location.origin && /^\/assets\/.*\.(js|css|woff2)$/.test(pathname),
    )
    .map(({ pathname }) => pathname);
  return [...new Set([...named, ...loaded])];
};

/** The script of this page: HTML that does not name it belongs to a newer build. */
const ownScript = new URL(import.meta.url).pathname;

/**
 * Keeps the page itself for offline reading: its HTML without any personal data, and the files that it needs. A build
 * that changed meanwhile is kept at the next opening.
 */
export const keepPage = async (): Promise<void> => {
  try {
    if (!keepsReports() || !('serviceWorker' in navigator)) return;
    const shelf = await openShelf();
    if (!shelf) return;
    const answer = await fetch(paths.reading);
    const html = await answer.clone().text();
    if (!answer.ok || !html.includes(ownScript)) return;
    const held = new Set((await shelf.keys()).map(({ url }) => new URL(url).pathname));
    const assets = assetsOf(html);
    await shelf.addAll(assets.filter((address) => !held.has(address)));
    await shelf.put(paths.reading, answer);
    const old = [...held].filter((path) => path.startsWith('/assets/') && !assets.includes(path));
    await Promise.all(old.map((path) => shelf.delete(path)));
    await navigator.serviceWorker.register(workerFile, { scope: paths.reading });
  } catch {
    // The open tab stays readable, and the report opens again with a network.
  }
};
