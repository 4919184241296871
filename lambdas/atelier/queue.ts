import type * as z from 'zod/mini';
import type { Discipline } from '#domain/catalogue.ts';
import { byDueDate, dueDay } from '#domain/due-date.ts';
import { isMissed } from '#domain/late.ts';
import { orderNumber } from '#domain/order.ts';
import { type QueueFilter, atelierQueue as wire } from '#domain/wire/atelier.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { type NameDependencies, withFirstNames } from '#lambdas/staff/first-names.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import {
  askedQueue,
  correctingQueue,
  correctingUntil,
  isInWork,
  type PartRecord,
} from '#lambdas/storage/order-record.ts';
import type { PartsStore, QueueKey } from '#lambdas/storage/parts.ts';
import { type Place, pieceOf } from '#lambdas/storage/piece.ts';

/** A filter looks at many rows to fill its page. */
const filteredAtOnce = 1000;

type Work = Pick<PartRecord, 'due_at' | 'priority' | 'order_id'>;

/** A delivered part is due again on the day of its correction, and no pack comes first then. */
const workOf = (part: PartRecord): Work => {
  const due_at = correctingUntil(part);
  return due_at === undefined ? part : { order_id: part.order_id, due_at };
};
const byWork = (left: Work, right: Work): number =>
  byDueDate(left, right) || left.order_id.localeCompare(right.order_id);

/** A part, and the first due date of its day: from there the page after it is read. */
type Placed = { readonly part: PartRecord; readonly from: string };
const placeOf = ({ part, from }: Placed): Place => {
  const { priority, due_at, order_id } = workOf(part);
  return [from, priority ? 'pack' : 'one', due_at, order_id];
};

type Start = { readonly from: string; readonly last: Work };
/** The last part of the page before. Throws `invalid_request` for dates that are none. */
const startOf = (after: string | undefined): Start | undefined => {
  const place = placeAfter(after, 4);
  if (!place) return undefined;
  const [from = '', kind, due_at = '', order_id = ''] = place;
  if (Number.isNaN(Date.parse(from) + Date.parse(due_at))) throw new ShopError('invalid_request');
  return { from, last: { due_at, priority: kind === 'pack', order_id } };
};

const isWanted = (show: QueueFilter, { id }: Member, { state, expert }: PartRecord): boolean =>
  show === 'waiting' ? state === 'waiting' : show !== 'mine' || expert?.id === id;

/** So many keys at least, up to the end of a day: within it those of packs come first. */
const wholeDays = (keys: readonly QueueKey[], least: number): number => {
  const last = keys[least - 1];
  if (!last) return keys.length;
  const day = dueDay(last.due_at);
  const end = keys.findIndex(({ due_at }, index) => index >= least && dueDay(due_at) !== day);
  return end < 0 ? keys.length : end;
};

/** The first due date of each day. */
const firstDueDates = (keys: readonly QueueKey[]): Map<string, string> => {
  const firsts = new Map<string, string>();
  for (const { due_at } of keys) if (!firsts.has(dueDay(due_at))) firsts.set(dueDay(due_at), due_at);
  return firsts;
};

/** A part whose clock stands is nobody's lateness, and is shown all the same; so is a delivered one that is to be corrected. */
type Keys = {
  readonly running: readonly QueueKey[];
  readonly asked: readonly QueueKey[];
  readonly correcting: readonly QueueKey[];
};
type Wish = { readonly show: QueueFilter; readonly start: Start | undefined };

/** The few parts to correct have their day in their rows. */
const toCorrect = async (
  discipline: Discipline,
  parts: Pick<PartsStore, 'keysInQueue' | 'findAll'>,
): Promise<readonly QueueKey[]> => {
  const rows = await parts.findAll(await parts.keysInQueue(correctingQueue(discipline)));
  return rows
    .filter((part) => correctingUntil(part) !== undefined)
    .map((part) => ({ service: part.service, ...workOf(part) }));
};

const keysOf = async (
  { discipline }: Member,
  parts: Pick<PartsStore, 'keysInQueue' | 'findAll'>,
): Promise<Keys> => {
  if (!discipline) return { running: [], asked: [], correcting: [] };
  const [running, asked, correcting] = await Promise.all([
    parts.keysInQueue(discipline),
    parts.keysInQueue(askedQueue(discipline)),
    toCorrect(discipline, parts),
  ]);
  return { running, asked, correcting };
};

/** A part whose clock stands has its place by the due date of before. */
const shownKeys = (show: QueueFilter, { running, asked, correcting }: Keys): readonly QueueKey[] => {
  if (show === 'asked') return asked;
  const shown = show === 'correcting' ? correcting : [...running, ...asked, ...correcting];
  return [...shown].sort((left, right) => left.due_at.localeCompare(right.due_at));
};

/** The next parts in the order of work, one more than a page holds if there are others. */
const partsAfter = async (
  me: Member,
  keys: readonly QueueKey[],
  { show, start }: Wish,
  parts: Pick<PartsStore, 'findAll'>,
): Promise<Placed[]> => {
  const found: Placed[] = [];
  let rest = keys.filter(({ due_at }) => !start || due_at >= start.from);
  while (rest.length > 0 && found.length <= pageSize) {
    const some = rest.slice(0, wholeDays(rest, show === 'all' ? pageSize + 1 : filteredAtOnce));
    rest = rest.slice(some.length);
    const firsts = firstDueDates(some);
    const rows = (await parts.findAll(some))
      // The index lags: a part that has left the queue meanwhile is left out.
      .filter((part) => part.service === me.discipline && isInWork(part) && isWanted(show, me, part))
      .filter((part) => !start || byWork(workOf(part), start.last) > 0)
      .sort((left, right) => byWork(workOf(left), workOf(right)));
    found.push(
      ...rows.map((part) => {
        const { due_at } = workOf(part);
        return { part, from: firsts.get(dueDay(due_at)) ?? due_at };
      }),
    );
  }
  return found;
};

export type QueueDependencies = NameDependencies & {
  readonly parts: Pick<PartsStore, 'keysInQueue' | 'findAll'>;
  readonly now: Date;
};

/** The queue of the member's discipline: the earliest due part first, and of the same day those of packs first. */
export const readQueue = async (
  me: Member,
  query: HttpRequest['query'],
  deps: QueueDependencies,
): Promise<z.infer<typeof wire.answer>> => {
  const { parts, now } = deps;
  const wish = wire.query.safeParse(query);
  if (!wish.success) throw new ShopError('invalid_request');
  const { show, number, after } = wish.data;
  const start = startOf(after);
  const { id, name, discipline, isAdministrator, dailyAt, notice } = me;
  const keys = await keysOf(me, parts);
  const named = shownKeys(show, keys).filter(({ order_id }) => orderNumber(order_id).startsWith(number));
  const found = await partsAfter(me, named, { show, start }, parts);
  const piece = pieceOf(found, pageSize, placeOf);
  return {
    ...toPage(
      await withFirstNames(
        me,
        piece.rows.map(({ part }) => part),
        deps,
      ),
      piece,
    ),
    me: { id, name, discipline, is_administrator: isAdministrator, daily_at: dailyAt, notice },
    count: {
      open: keys.running.length,
      late: keys.running.filter(({ due_at }) => isMissed(due_at, now)).length,
      asked: keys.asked.length,
      correcting: keys.correcting.length,
    },
  };
};

export const route = routeOf(wire, {
  id: 'AtelierQueue',
  who: 'staff',
  loss: 'Experts do not see what waits: orders are delivered late.',
  uses: {
    parts: ['BatchGetItem', 'index queue'],
    orders: ['BatchGetItem'],
    births: ['BatchGetItem'],
  },
  stores: ['parts', 'orders', 'births'],
  run: (call) => readQueue(call.me, call.query, call),
});
