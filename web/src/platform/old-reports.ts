/** How long a device keeps a report after the last answer of the server. Pages and the worker ask here. */
const longest = 7 * 86_400_000;

/** A clock that was set back gives no longer time either. */
export const isCurrent = (at: number, now: number): boolean => Math.abs(now - at) < longest;

export const reportPattern = /^\/api\/orders\/([^/]+)\/reports\/([^/]+)\/page$/;

const timeOf = (kept: unknown): number =>
  typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number' ? kept.at : 0;

/** Removes the reports whose days are over from the shelf; the files of their page say nothing of anybody. */
export const dropOldReports = async (shelf: Cache, now = Date.now()): Promise<void> => {
  for (const request of await shelf.keys()) {
    if (!reportPattern.test(new URL(request.url).pathname)) continue;
    const kept: unknown = await (await shelf.match(request))?.json().catch(() => undefined);
    if (!isCurrent(timeOf(kept), now)) await shelf.delete(request);
  }
};
