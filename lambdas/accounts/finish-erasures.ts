import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { Place } from '#lambdas/storage/piece.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import { type FinishDependencies, finishErasure, isErasing, type OpenErasure } from './erase-person.ts';

export type FinishErasuresDependencies = {
  readonly requests: Pick<RequestsStore, 'inState'>;
  /** Asked for only when one is left: the erasure of accounts does not depend on Stripe. */
  readonly personErasure: () => Promise<Omit<FinishDependencies, 'now'>>;
  readonly now: Date;
};

/** Open requests read at a time, the ones due first. */
const most = 500;

const openErasures = async ({ requests }: Pick<FinishErasuresDependencies, 'requests'>) => {
  const open: OpenErasure[] = [];
  let place: Place | undefined;
  do {
    const { rows, rest } = await requests.inState('open', most, place);
    open.push(...rows.filter(isErasing));
    place = rest;
  } while (place);
  return open;
};

/** Continues the erasures of persons studied that failed half way, or that waited for a bank. */
export const finishErasures = async ({
  requests,
  personErasure,
  now,
}: FinishErasuresDependencies): Promise<{ finished: number; failed: number }> => {
  const open = await openErasures({ requests });
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
