import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import { type FinishDependencies, finishErasure, isErasing } from './erase-person.ts';

export type FinishErasuresDependencies = {
  readonly requests: Pick<RequestsStore, 'inState'>;
  /** Asked for only when one is left: the erasure of accounts does not depend on Stripe. */
  readonly personErasure: () => Promise<Omit<FinishDependencies, 'now'>>;
  readonly now: Date;
};

/** Of the open requests, the ones due first; more wait for the next run. */
const mostRead = 500;

/** Continues the erasures of persons studied that failed half way, or that waited for a bank. */
export const finishErasures = async ({
  requests,
  personErasure,
  now,
}: FinishErasuresDependencies): Promise<{ finished: number; failed: number }> => {
  const open = (await requests.inState('open', mostRead)).rows.filter(isErasing);
  const counts = { finished: 0, failed: 0 };
  if (open.length === 0) return counts;
  const deps = { ...(await personErasure()), now };
  for (const row of open) {
    try {
      if (await finishErasure(row, deps)) counts.finished += 1;
    } catch (error) {
      counts.failed += 1;
      log.error('person_erasure_failed', { request: row.id, ...errorFacts(error) });
    }
  }
  return counts;
};
