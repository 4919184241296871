import type { Concern } from '#domain/concerns.ts';
import { isDue, noticeEvents } from '#domain/notices.ts';
import { errorFacts, log } from '#lambdas/platform/log.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { NoticeRecord, NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { type Colleague, noticesOf, noticesOfConcerns, overNotice, readersOf } from './notices.ts';

export type TellStaffDependencies = {
  readonly notices: NoticesStore;
  readonly parts: Pick<PartsStore, 'findAll'>;
  /** Everybody of the atelier whose account is open. */
  readonly staff: () => Promise<Colleague[]>;
  readonly now: Date;
};

/** DynamoDB writes 100 rows at once at most: what is left comes five minutes later. */
const maxTold = 90;

const isOf = (part: PartRecord, { order_id, service }: NoticeRecord): boolean =>
  part.order_id === order_id && part.service === service;

/** Removes the notices `known`, whose fact no longer holds; a part that is over gets a last notice instead. */
const clear = async (known: readonly NoticeRecord[], { notices, parts, now }: TellStaffDependencies) => {
  const marks = known.filter(({ event }) => event === 'new');
  const keys = marks.flatMap(({ order_id, service }) => (order_id && service ? [{ order_id, service }] : []));
  const gone = keys.length > 0 ? await parts.findAll(keys) : [];
  const end = (row: NoticeRecord) => {
    const part = gone.find((one) => row.event === 'new' && isOf(one, row));
    // Nobody was told about this part, so nobody is told that it is over.
    const isHeardOf = part?.expert !== undefined || (row.told ?? []).length > 0;
    const over = part && isHeardOf && overNotice(part, now);
    return over ? notices.replace(row.id, over) : notices.forget(row.id);
  };
  // The index of the queue is eventually consistent: a part that it still shows as open is read again in five minutes.
  const isStillOpen = (row: NoticeRecord) =>
    gone.some((part) => isOf(part, row) && part.queue === part.service);
  await Promise.all(known.filter((row) => !isStillOpen(row)).map(end));
};

/** Adds new notices, clears those whose fact no longer holds, and returns all rows. */
const lookAnew = async (
  open: readonly PartRecord[],
  concerns: readonly Concern[],
  deps: TellStaffDependencies,
): Promise<NoticeRecord[]> => {
  const found = [
    ...open.flatMap((part) => noticesOf(part, deps.now)),
    ...noticesOfConcerns(concerns, deps.now),
  ];
  const wanted = new Map(found.map((row) => [row.id, row]));
  const known = await deps.notices.all();
  const isKnown = new Set(known.map(({ id }) => id));
  await Promise.all(found.filter(({ id }) => !isKnown.has(id)).map(deps.notices.add));
  const isOver = ({ id, event }: NoticeRecord) => event !== 'withdrawn' && !wanted.has(id);
  const ended = known.filter(isOver);
  if (ended.length === 0) return [...known, ...found.filter(({ id }) => !isKnown.has(id))];
  await clear(ended, deps);
  return deps.notices.all();
};

const mailTo = ({ id, isAdministrator }: Colleague, rows: readonly NoticeRecord[], now: Date) => {
  const notices = rows.map(({ event, at, order_id, service }) => ({ event, at, order_id, service }));
  const subject = { kind: 'staff' as const, user_id: id, is_administrator: isAdministrator, notices };
  return mailAbout(subject, now, id, now.toISOString());
};

const byEvent = (left: NoticeRecord, right: NoticeRecord): number =>
  noticeEvents.indexOf(left.event) - noticeEvents.indexOf(right.event) || left.at.localeCompare(right.at);

type Addressed = { readonly row: NoticeRecord; readonly readers: readonly Colleague[] };

/** Everything that is due for one colleague, in one mail; true when there was a mail to send. */
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

/** A notice of withdrawal ends once every reader has been told. */
const isToldToAll = ({ row: { event, told = [] }, readers }: Addressed): boolean =>
  event === 'withdrawn' && readers.every(({ id }) => told.includes(id));

/** How many colleagues a mail was written to, and for how many that failed. */
export type Told = { readonly mailed: number; readonly untold: number };

/**
 * Mails to everybody in the atelier what is new since the last run, once each; those who want one mail a day get it at
 * their hour. A notice is marked as told in the transaction that writes its mail, so the next run repeats what failed.
 */
export const tellStaff = async (
  open: readonly PartRecord[],
  concerns: readonly Concern[],
  deps: TellStaffDependencies,
): Promise<Told> => {
  const rows = await lookAnew(open, concerns, deps);
  if (rows.length === 0) return { mailed: 0, untold: 0 };
  const staff = await deps.staff();
  const addressed = rows.map((row) => ({
    row,
    readers: readersOf(
      row,
      open.find((part) => isOf(part, row)),
      staff,
    ),
  }));
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
