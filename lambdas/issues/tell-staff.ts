import { addDays, epochSeconds } from '#domain/dates.ts';
import type { Issue } from '#domain/issues.ts';
import { isDue, noticeEvents } from '#domain/notices.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import { isInQueue, type PartRecord } from '#lambdas/storage/order-record.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { NoticeRecord, NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { type Colleague, noticesOf, noticesOfIssues, overNotice, readersOf } from './notices.ts';

export type TellStaffDependencies = {
  readonly notices: NoticesStore;
  readonly parts: Pick<PartsStore, 'findAll'>;
  /** All staff members with an open account. */
  readonly staff: () => Promise<Colleague[]>;
  readonly now: Date;
};

/** Such a mail may name the order of somebody who is erased meanwhile, so it does not stay when it cannot be sent. */
const mailDays = 90;

/** A DynamoDB transaction holds 100 rows: the rest follows five minutes later. */
const maxTold = 90;

type OfPart = Pick<NoticeRecord, 'order_id' | 'service'>;

/** Finds the part of a notice at once: tens of thousands may be open. */
const partsByKey = (parts: readonly PartRecord[]) => {
  const keyOf = ({ order_id, service }: OfPart) => `${order_id} ${service}`;
  const found = new Map(parts.map((part) => [keyOf(part), part]));
  return (row: OfPart): PartRecord | undefined => found.get(keyOf(row));
};

/** Removes known notices whose fact no longer holds. A part that is over gets a last notice instead. */
const clear = async (known: readonly NoticeRecord[], { notices, parts, now }: TellStaffDependencies) => {
  const marks = known.filter(({ event }) => event === 'new');
  const keys = marks.flatMap(({ order_id, service }) => (order_id && service ? [{ order_id, service }] : []));
  const goneOf = partsByKey(keys.length > 0 ? await parts.findAll(keys) : []);
  const end = (row: NoticeRecord) => {
    const part = row.event === 'new' ? goneOf(row) : undefined;
    // Nobody was informed of this part, so nobody needs to know that it is over.
    const isHeardOf = part?.expert !== undefined || (row.told ?? []).length > 0;
    const over = part && isHeardOf && overNotice(part, now);
    return over ? notices.replace(row.id, over) : notices.forget(row.id);
  };
  // The queue's index is eventually consistent: a part that the table still shows as open is checked again in five
  // minutes.
  const isStillOpen = (row: NoticeRecord) => {
    const part = goneOf(row);
    return part !== undefined && isInQueue(part);
  };
  await Promise.all(known.filter((row) => !isStillOpen(row)).map(end));
};

/** Adds new notices, removes outdated ones and returns all rows. */
const lookAnew = async (
  open: readonly PartRecord[],
  issues: readonly Issue[],
  deps: TellStaffDependencies,
): Promise<NoticeRecord[]> => {
  const found = [...open.flatMap((part) => noticesOf(part, deps.now)), ...noticesOfIssues(issues, deps.now)];
  const wanted = new Map(found.map((row) => [row.id, row]));
  const known = await deps.notices.all();
  const isKnown = new Set(known.map(({ id }) => id));
  await Promise.all(found.filter(({ id }) => !isKnown.has(id)).map(deps.notices.add));
  const partOf = partsByKey(open);
  /** A withdrawal is told of once; unread messages until they are read, or another expert has the part. */
  const isOver = (row: NoticeRecord): boolean => {
    if (row.event === 'message') return (partOf(row)?.expert?.id ?? row.user_id) !== row.user_id;
    return row.event !== 'withdrawn' && !wanted.has(row.id);
  };
  const ended = known.filter(isOver);
  if (ended.length === 0) return [...known, ...found.filter(({ id }) => !isKnown.has(id))];
  await clear(ended, deps);
  return deps.notices.all();
};

const mailTo = ({ id, isAdministrator }: Colleague, rows: readonly NoticeRecord[], now: Date) => {
  const notices = rows.map(({ event, at, order_id, service }) => ({ event, at, order_id, service }));
  const subject = { kind: 'staff' as const, user_id: id, is_administrator: isAdministrator, notices };
  return { ...mailAbout(id, subject, now, id, now.toISOString()), ttl: epochSeconds(addDays(now, mailDays)) };
};

const byEvent = (left: NoticeRecord, right: NoticeRecord): number =>
  noticeEvents.indexOf(left.event) - noticeEvents.indexOf(right.event) || left.at.localeCompare(right.at);

type Addressed = { readonly row: NoticeRecord; readonly readers: readonly Colleague[] };

/** Sends one colleague all due notices in one mail. True when there was a mail to send. */
const tellOne = async (
  colleague: Colleague,
  rows: readonly Addressed[],
  { notices, now }: TellStaffDependencies,
): Promise<boolean> => {
  const { id, dailyAt } = colleague;
  const due = rows
    .filter(({ row, readers }) => readers.some((one) => one.id === id) && !row.told?.includes(id))
    .map(({ row }) => row)
    .filter((row) => isDue(row, dailyAt, now))
    .sort(byEvent)
    .slice(0, maxTold);
  if (due.length === 0) return false;
  const ids = due.map((row) => row.id);
  return notices.tell(id, ids, mailTo(colleague, due, now));
};

/** A notice of withdrawal ends once every reader was informed. */
const isToldToAll = ({ row: { event, told = [] }, readers }: Addressed): boolean =>
  event === 'withdrawn' && readers.every(({ id }) => told.includes(id));

/** The number of colleagues that a mail was written to, and the number of failures. */
export type Told = { readonly mailed: number; readonly untold: number };

/**
 * Sends the staff the new notices since the last run, once each; staff members with a daily mail get it at their hour.
 * The transaction that writes the mail marks its notices as sent, so the next run repeats a failure.
 */
export const tellStaff = async (
  open: readonly PartRecord[],
  issues: readonly Issue[],
  deps: TellStaffDependencies,
): Promise<Told> => {
  const rows = await lookAnew(open, issues, deps);
  if (rows.length === 0) return { mailed: 0, untold: 0 };
  const staff = await deps.staff();
  const partOf = partsByKey(open);
  const addressed = rows.map((row) => ({ row, readers: readersOf(row, partOf(row), staff) }));
  await Promise.all(addressed.filter(isToldToAll).map(({ row }) => deps.notices.forget(row.id)));
  let [mailed, untold] = [0, 0];
  for (const colleague of staff) {
    try {
      mailed += Number(await tellOne(colleague, addressed, deps));
    } catch (error) {
      untold += 1;
      log.error('colleague_not_told', errorFacts(error));
    }
  }
  return { mailed, untold };
};
