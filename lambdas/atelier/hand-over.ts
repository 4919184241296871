import type { Person, QueuedPart, Staff } from '#domain/atelier.ts';
import { needsExpert } from '#domain/threads.ts';
import { handOverPart as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { messageNotice } from '#lambdas/staff/message-notice.ts';
import { type PartPath, toQueued, visiblePart, whileItMoves } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import { type IssuesStore, partId } from '#lambdas/storage/issues.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { allExperts } from './experts.ts';
import type { TakeDependencies } from './take.ts';

export type HandOverDependencies = TakeDependencies & {
  readonly experts: () => Promise<Staff[]>;
  readonly issues: Pick<IssuesStore, 'close'>;
  readonly notices: Pick<NoticesStore, 'add'>;
};

const receiver = async (id: string, part: PartRecord, deps: HandOverDependencies): Promise<Person> => {
  const expert = (await deps.experts()).find((one) => one.id === id && one.discipline === part.service);
  if (!expert) throw new ShopError('not_found');
  return { id: expert.id, name: expert.name };
};

/** The next expert learns of what the customer has written meanwhile, and nobody else has to see to it. */
const passConversation = async (part: PartRecord, next: Person, deps: HandOverDependencies) => {
  if (hasUnread(part, 'expert')) await deps.notices.add(messageNotice(part, next.id, deps.now));
  await deps.issues.close('unattended', partId(part));
};

/**
 * Hands a part over to a colleague of the discipline, or back to the queue without `to`; a delivered one only while its
 * customer may write or waits for a correction, and to somebody. The expert who has the part or an administrator may do it.
 * Repeating it changes nothing.
 */
export const handOverPart = (
  me: Member,
  path: PartPath,
  to: string | undefined,
  deps: HandOverDependencies,
): Promise<QueuedPart> =>
  whileItMoves(async () => {
    const part = await visiblePart(me, path, deps.parts);
    if (!me.isAdministrator && part.expert?.id !== me.id) throw new ShopError('forbidden');
    const isDelivered = part.state === 'delivered';
    const isNeeded = to !== undefined && needsExpert(toQueued(part), deps.now);
    if (isDelivered && !isNeeded) throw new ShopError('already_delivered');
    const next = to === undefined ? undefined : await receiver(to, part, deps);
    const isSame = next?.id === part.expert?.id;
    const after = isSame ? part : await deps.assignments.assign(part, next, me.id, deps.now);
    if (isDelivered && next) await passConversation(after, next, deps);
    return toQueued(after);
  });

export const route = routeOf(wire, {
  id: 'HandOverPart',
  who: 'staff',
  loss: 'Experts cannot take or hand over parts: orders wait although somebody is there.',
  uses: {
    parts: ['GetItem', 'UpdateItem'],
    orders: ['UpdateItem'],
    staff: ['Scan'],
    issues: ['PutItem', 'DeleteItem'],
    // The store needs the table's name.
    outbox: [],
  },
  stores: ['parts', 'assignments', 'staff', 'issues', 'notices'],
  run: ({ me, params, body, staff, ...deps }) =>
    handOverPart(me, params, body.to, { ...deps, experts: () => allExperts(staff) }),
});
