import type { Discipline } from '#domain/catalogue.ts';
import { type Issue, issueOf } from '#domain/issues.ts';
import type { Notice } from '#domain/notices.ts';
import { isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { NoticeRecord } from '#lambdas/storage/transactions/notify.ts';

/** A staff member with an open account. */
export type Colleague = {
  readonly id: string;
  readonly discipline: Discipline | undefined;
  readonly isAdministrator: boolean;
  /** The hour, in the shop's zone, of the daily mail; undefined when mails are sent at once. */
  readonly dailyAt: number | undefined;
};

const named = (notice: Notice, stamp: string | undefined): NoticeRecord => ({
  ...notice,
  id: [notice.event, notice.order_id, notice.service, stamp].filter(Boolean).join(' '),
});

/**
 * The staff mails due for a part in work. `new` is kept as long as the part is open, taken or not; its end shows
 * that the part is over.
 */
export const noticesOf = (part: PartRecord, now: Date): NoticeRecord[] => {
  const { order_id, service, expert, handed, correcting } = part;
  const notice = (event: Notice['event'], stamp?: string) =>
    named({ event, order_id, service, at: now.toISOString() }, stamp);
  const issue = issueOf(part, now)?.kind;
  if (correcting)
    return [
      notice('correction', [correcting.id, expert?.id].filter(Boolean).join(' ')),
      ...(issue === 'uncorrected' ? [notice(issue, correcting.id)] : []),
    ];
  return [
    notice('new'),
    ...(handed ? [notice(expert ? 'handed' : 'back', handed.at)] : []),
    ...(handed?.from && handed.from !== handed.by ? [notice('moved', handed.at)] : []),
    ...(part.birth_asked_at && expert ? [notice('birth', part.birth_asked_at)] : []),
    ...(issue === 'late' || issue === 'near' || issue === 'untaken' || issue === 'unanswered'
      ? [notice(issue)]
      : []),
  ];
};

/**
 * Notices of issues that belong to no part. An unsent staff mail causes no other staff mail: only the list shows it.
 */
export const noticesOfIssues = (issues: readonly Issue[], now: Date): NoticeRecord[] =>
  issues.flatMap(({ kind, id, order_id, mail }) => {
    if (kind === 'late' || kind === 'near' || mail === 'staff') return [];
    return [{ id: `${kind} ${id}`, event: kind, at: now.toISOString(), ...(order_id && { order_id }) }];
  });

/** The notice that the customer has withdrawn from a part or was refunded; undefined for a delivered part. */
export const overNotice = (part: PartRecord, now: Date): NoticeRecord | undefined => {
  if (!isOver(part) || part.state === 'delivered') return undefined;
  const { order_id, service, expert } = part;
  const notice = { event: 'withdrawn', order_id, service, at: now.toISOString() } as const;
  return { ...named(notice, undefined), ...(expert && { user_id: expert.id }) };
};

const administratorsOf = (staff: readonly Colleague[]) => staff.filter((one) => one.isAdministrator);

/** The expert who has the part, or all experts of its discipline; administrators when there are none. */
const workersOn = (
  service: Discipline,
  expertId: string | undefined,
  staff: readonly Colleague[],
  except: readonly (string | undefined)[] = [],
): readonly Colleague[] => {
  const holder = staff.filter(({ id }) => id === expertId);
  if (holder.length > 0) return holder;
  const others = staff.filter((one) => one.discipline === service && !except.includes(one.id));
  return others.length > 0 ? others : administratorsOf(staff);
};

/** The current readers of a notice; `part` is the open part that it is about. */
export const readersOf = (
  { event, service, user_id }: NoticeRecord,
  part: PartRecord | undefined,
  staff: readonly Colleague[],
): readonly Colleague[] => {
  if (event === 'withdrawn' && service) return workersOn(service, user_id, staff);
  if (event === 'message') return staff.filter(({ id }) => id === user_id);
  if (!service) return administratorsOf(staff);
  if (!part) return [];
  const { expert, handed } = part;
  const workers = workersOn(service, expert?.id, staff);
  switch (event) {
    case 'new':
      return expert || handed ? [] : workers;
    case 'back':
      return workersOn(service, undefined, staff, [handed?.by, handed?.from]);
    case 'handed':
    case 'birth':
    case 'correction':
      return workers;
    case 'moved':
      return staff.filter(({ id }) => id === handed?.from);
    case 'late':
    case 'near':
    case 'uncorrected':
      return [...new Set([...workers, ...administratorsOf(staff)])];
    default:
      return administratorsOf(staff);
  }
};
