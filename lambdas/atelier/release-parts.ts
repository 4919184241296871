import type { Discipline } from '#domain/catalogue.ts';
import { addDays } from '#domain/dates.ts';
import { threadDays } from '#domain/threads.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { whileItMoves } from '#lambdas/staff/parts.ts';
import { type IssuesStore, partIssue } from '#lambdas/storage/issues.ts';
import { openQueues, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { AssignmentsStore } from '#lambdas/storage/transactions/assign.ts';

export type ReleaseDependencies = {
  readonly parts: Pick<PartsStore, 'find' | 'allInQueue' | 'delivered'>;
  readonly assignments: AssignmentsStore;
  readonly issues: Pick<IssuesStore, 'open'>;
  readonly now: Date;
};

const release = (userId: string, part: PartRecord, deps: ReleaseDependencies) =>
  whileItMoves(async () => {
    const current = await deps.parts.find(part);
    if (current?.expert?.id !== userId || current.state !== 'taken') return;
    await deps.assignments.assign(current, undefined, userId, deps.now, 'kept');
  });

const atOnce = 50;

/** The delivered parts of a discipline whose customers may still write. */
const withThreads = async (
  service: Discipline,
  { parts, now }: ReleaseDependencies,
): Promise<PartRecord[]> => {
  const first = addDays(now, -threadDays).toISOString();
  const found: PartRecord[] = [];
  let piece = await parts.delivered(service, atOnce);
  for (;;) {
    const talking = piece.rows.filter(({ delivered_at = '' }) => delivered_at > first);
    found.push(...talking);
    if (!piece.rest || (piece.rows.length > 0 && talking.length === 0)) return found;
    piece = await parts.delivered(service, atOnce, piece.rest);
  }
};

/** A delivered part stays its author's; what its customer writes from now on is an issue until somebody has it. */
const leaveConversations = async (userId: string, service: Discipline, deps: ReleaseDependencies) => {
  const own = (await withThreads(service, deps)).filter(({ expert }) => expert?.id === userId);
  for (const part of own) await deps.issues.open(partIssue('unattended', part, deps.now));
};

/**
 * Returns a member's open parts to their queues, with memos and uploads, and notes the delivered ones whose customers may
 * still write. A part that cannot be returned is logged and does not stop the others.
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
  for (const service of disciplines) await leaveConversations(userId, service, deps);
};
