import type { Discipline } from '#domain/catalogue.ts';
import { type Concern, concernOf } from '#domain/concerns.ts';
import type { Notice } from '#domain/notices.ts';
import { isOver, type PartRecord } from '#lambdas/storage/order-record.ts';
import type { NoticeRecord } from '#lambdas/storage/transactions/notify.ts';

/** Somebody of the atelier whose account is open. */
export type Colleague = {
  readonly id: string;
  readonly discipline: Discipline | undefined;
  readonly isAdministrator: boolean;
  /** The hour of Paris of the one mail a day; undefined for who is told at once. */
  readonly dailyAt: number | undefined;
};

const named = (notice: Notice, stamp: string | undefined): NoticeRecord => ({
  ...notice,
  id: [notice.event, notice.order_id, notice.service, stamp].filter(Boolean).join(' '),
});

/**
 * What there is to tell of an open part. `new` stands as long as the part is open, whoever has it: when both are gone
 * the part is over.
 */
export const noticesOf = (part: PartRecord, now: Date): NoticeRecord[] => {
  const { order_id, service, expert, handed } = part;
  const notice = (event: Notice['event'], stamp?: string) =>
    named({ event, order_id, service, at: now.toISOString() }, stamp);
  const concern = concernOf(part, now)?.kind;
  return [
    notice('new'),
    ...(handed ? [notice(expert ? 'handed' : 'back', handed.at)] : []),
    ...(handed?.from && handed.from !== handed.by ? [notice('moved', handed.at)] : []),
    ...(concern === 'late' || concern === 'near' || concern === 'untaken' ? [notice(concern)] : []),
  ];
};

/** What belongs to no part of a queue; a mail to the atelier itself that was given up is told by nothing but the list. */
export const noticesOfConcerns = (concerns: readonly Concern[], now: Date): NoticeRecord[] =>
  concerns.flatMap(({ kind, id, order_id, mail }) => {
    if (kind === 'late' || kind === 'near' || mail === 'staff') return [];
    return [{ id: `${kind} ${id}`, event: kind, at: now.toISOString(), ...(order_id && { order_id }) }];
  });

/** Its customer has withdrawn from it, or has the money back; undefined for what was delivered before. */
export const overNotice = (part: PartRecord, now: Date): NoticeRecord | undefined => {
  if (!isOver(part) || part.state === 'delivered') return undefined;
  const { order_id, service, expert } = part;
  const notice = { event: 'withdrawn', order_id, service, at: now.toISOString() } as const;
  return { ...named(notice, undefined), ...(expert && { user_id: expert.id }) };
};

const administratorsOf = (staff: readonly Colleague[]) => staff.filter((one) => one.isAdministrator);

/** The expert who has a part, or all of its discipline; administrators when nobody is there. */
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

/** Whom a notice concerns, as things stand; `part` is the open part that it is about. */
export const readersOf = (
  { event, service, user_id }: NoticeRecord,
  part: PartRecord | undefined,
  staff: readonly Colleague[],
): readonly Colleague[] => {
  if (event === 'withdrawn' && service) return workersOn(service, user_id, staff);
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
      return workers;
    case 'moved':
      return staff.filter(({ id }) => id === handed?.from);
    case 'late':
    case 'near':
      return [...new Set([...workers, ...administratorsOf(staff)])];
    default:
      return administratorsOf(staff);
  }
};
