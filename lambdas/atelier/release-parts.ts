import type { Discipline } from '#domain/catalogue.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { whileItMoves } from '#lambdas/staff/parts.ts';
import { openQueues, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { AssignmentsStore } from '#lambdas/storage/transactions/assign.ts';

export type ReleaseDependencies = {
  readonly parts: Pick<PartsStore, 'find' | 'allInQueue'>;
  readonly assignments: AssignmentsStore;
  readonly now: Date;
};

const release = (userId: string, part: PartRecord, deps: ReleaseDependencies) =>
  whileItMoves(async () => {
    const current = await deps.parts.find(part);
    if (current?.expert?.id !== userId || current.state !== 'taken') return;
    await deps.assignments.assign(current, undefined, userId, deps.now, 'kept');
  });

/**
 * Returns a member's open parts to their queues, with memos and uploads. A part that cannot be returned is logged and
 * does not stop the others.
 */
export const releaseParts = async (
  userId: string,
  disciplines: readonly Discipline[],
  deps: ReleaseDependencies,
): Promise<void> => {
  const open = (
    await Promise.all(disciplines.flatMap(openQueues).map((queue) => deps.parts.allInQueue(queue)))
  ).flat();
  for (const part of open.filter(({ expert }) => expert?.id === userId)) {
    await release(userId, part, deps).catch((error: unknown) => {
      log.error('part_not_released', {
        order: part.order_id,
        service: part.service,
        ...errorFacts(error),
      });
    });
  }
};
