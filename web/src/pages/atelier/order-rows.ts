/** What a row of the administrators' list says of an order, and which rows are shown in which order. */
import type { AdminOrder, QueuedPart } from '#domain/atelier.ts';
import { nameOf, partsOf } from '#domain/catalogue.ts';
import { withoutAccents } from '#domain/letters.ts';
import { isRefunded, isWithdrawn } from '#domain/order.ts';
import { needsExpert } from '#domain/threads.ts';
import { birthTexts, correctionTexts, refundTexts } from './admin-texts.ts';
import { urgencyOf } from './due-date.tsx';
import { ordersTexts as texts } from './texts.ts';

/** No expert works on it any more: the order is refunded, or the customer has withdrawn from it. */
type Over = 'refunded' | 'withdrawn';

export const overOfPart = (order: AdminOrder, { service }: QueuedPart): Over | undefined => {
  if (isRefunded(order)) return 'refunded';
  return partsOf(order.withdrawn_services ?? []).includes(service) ? 'withdrawn' : undefined;
};

export const overOf = (order: AdminOrder): Over | undefined => {
  if (isRefunded(order)) return 'refunded';
  return isWithdrawn(order) ? 'withdrawn' : undefined;
};

const isStopped = ({ asked_at }: QueuedPart): boolean => asked_at !== undefined;

/** The undelivered part that is due first, those whose clock stands last; undefined when nothing is owed. */
export const dueOf = (order: AdminOrder): QueuedPart | undefined =>
  order.parts
    .filter((part) => part.state !== 'delivered' && !overOfPart(order, part))
    .sort(
      (left, right) =>
        Number(isStopped(left)) - Number(isStopped(right)) || left.due_at.localeCompare(right.due_at),
    )[0];

/** What an administrator should look at, the most urgent first. */
export type Flag = 'disputed' | 'owed' | 'birth' | 'untagged' | 'bounce' | 'complaint';

export const flagOf = (order: AdminOrder): Flag | undefined => {
  const open = order.parts.filter((part) => !overOfPart(order, part));
  if (order.dispute && !order.dispute.closed_at) return 'disputed';
  if (order.refunds.some(({ owed_since }) => owed_since)) return 'owed';
  if (open.some(({ birth_asked_at }) => birth_asked_at)) return 'birth';
  if (open.some(({ untagged_upload }) => untagged_upload)) return 'untagged';
  return order.customer.email_problem?.kind;
};

export const orderFilters = ['all', 'open', 'late', 'flagged'] as const;
export type OrderFilter = (typeof orderFilters)[number];

export const isShown = (order: AdminOrder, filter: OrderFilter, now: Date): boolean => {
  const due = dueOf(order);
  if (filter === 'open') return due !== undefined;
  if (filter === 'late')
    return due !== undefined && !isStopped(due) && urgencyOf(due.due_at, now).level === 'late';
  return filter === 'all' || flagOf(order) !== undefined;
};

/** The text without accents and capitals, with one kind of apostrophe and of space. */
const comparable = (text: string): string =>
  withoutAccents(text).replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').toLowerCase();

/** By name in either order. */
export const isNamed = ({ customer }: AdminOrder, typed: string): boolean => {
  const { first_name: first, last_name: last } = customer;
  const wanted = comparable(typed.trim());
  return [`${first} ${last}`, `${last} ${first}`].some((name) => comparable(name).includes(wanted));
};

export const orderSorts = ['recent', 'due', 'amount'] as const;
export type OrderSort = (typeof orderSorts)[number];

const runningDue = (order: AdminOrder): string | undefined => {
  const due = dueOf(order);
  return due && !isStopped(due) ? due.due_at : undefined;
};

const byDue = (left: AdminOrder, right: AdminOrder): number => {
  const [mine, theirs] = [runningDue(left), runningDue(right)];
  if (mine === undefined || theirs === undefined)
    return Number(mine === undefined) - Number(theirs === undefined);
  return mine.localeCompare(theirs);
};

/** `recent` is the server's order; orders that owe nothing, or whose clock stands, come last by due date. */
export const inOrder = (orders: readonly AdminOrder[], sort: OrderSort): AdminOrder[] => {
  if (sort === 'due') return orders.toSorted(byDue);
  return sort === 'amount' ? orders.toSorted((left, right) => right.amount - left.amount) : [...orders];
};

/** What an administrator does with an order, or with one of its parts. */
export type OrderAct =
  | { readonly kind: 'reassign' | 'allow'; readonly part: QueuedPart }
  | { readonly kind: 'refund' | 'email' | 'birth'; readonly order: AdminOrder };
export type OnAct = (act: OrderAct) => void;

export const canReassign = (order: AdminOrder, part: QueuedPart, now: Date): boolean =>
  (part.state !== 'delivered' || needsExpert(part, now)) && !overOfPart(order, part);
export const canAllow = (order: AdminOrder, part: QueuedPart): boolean =>
  part.untagged_upload !== undefined && !overOfPart(order, part);
/** Orders that were not paid have no birth to correct. */
export const hasBirth = ({ status }: AdminOrder): boolean => status === 'paid' || status === 'delivered';

type Named = { readonly label: string; readonly act: OrderAct };

const actsOfPart = (order: AdminOrder, part: QueuedPart, now: Date): Named[] => [
  ...(canAllow(order, part)
    ? [{ label: `${texts.allow} (${nameOf(part.service)})`, act: { kind: 'allow', part } as const }]
    : []),
  ...(canReassign(order, part, now)
    ? [{ label: `${texts.reassign} ${nameOf(part.service)}`, act: { kind: 'reassign', part } as const }]
    : []),
];

/** All that the order allows now. */
export const actsOf = (order: AdminOrder, now: Date): Named[] => [
  ...order.parts.flatMap((part) => actsOfPart(order, part, now)),
  ...(hasBirth(order) ? [{ label: birthTexts.correct, act: { kind: 'birth', order } as const }] : []),
  { label: correctionTexts.correct, act: { kind: 'email', order } },
  ...(order.refundable > 0 ? [{ label: refundTexts.refund, act: { kind: 'refund', order } as const }] : []),
];
