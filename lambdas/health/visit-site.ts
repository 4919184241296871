import type { unreachable, Visited } from '#lambdas/gateways/site-checks.ts';
import { log } from '#lambdas/platform/log.ts';

/** A deployment or a short fault of a network is over by then. */
const pauseMs = 20_000;

export type VisitDependencies = {
  readonly unreachable: typeof unreachable;
  readonly wait: (ms: number) => Promise<unknown>;
};

/** Before the first deployment has ended, the site has no address (RFC 2606). */
const hasAddress = ({ site }: Visited): boolean => !new URL(site).hostname.endsWith('.invalid');

/**
 * Visits the shop as a customer does, through the CDN; what fails twice raises an alarm. Returns the names of the checks
 * that failed.
 */
export const visitSite = async (
  shop: Visited,
  { unreachable, wait }: VisitDependencies,
): Promise<readonly string[]> => {
  if (!hasAddress(shop)) return [];
  if ((await unreachable(shop)).length === 0) return [];
  await wait(pauseMs);
  const failed = (await unreachable(shop)).map(({ name }) => name);
  if (failed.length > 0) log.alarm('site_unreachable', { checks: failed.join(', ') });
  return failed;
};
