import type * as z from 'zod/mini';
import { disciplines } from '#domain/catalogue.ts';
import { byUrgency, countIssues, type Issue, type IssueKind, issueKinds } from '#domain/issues.ts';
import { ShopError } from '#domain/wire/errors.ts';
import { atelierIssues as wire } from '#domain/wire/issues.ts';
import { pageSize } from '#domain/wire/pages.ts';
import { placeAfter, toPage } from '#lambdas/access/pages.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import { toQueued } from '#lambdas/staff/parts.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { isInWork } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import { type Place, pieceOf } from '#lambdas/storage/piece.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { otherIssues, queueIssues, type SourceDependencies } from './issues.ts';

export type ReadIssuesDependencies = SourceDependencies & {
  readonly parts: Pick<PartsStore, 'keysInQueue' | 'findAll'>;
  readonly orders: Pick<OrdersStore, 'findAll'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
  readonly now: Date;
};

/** The account of an issue that belongs to no order. */
const accountOf = ({ kind, id }: Issue, mails: readonly OutboxRecord[]): string | undefined => {
  if (kind === 'address' || kind === 'sealed') return id;
  const subject = mails.find((mail) => mail.id === id)?.subject;
  return subject && 'user_id' in subject ? subject.user_id : undefined;
};

type Customers = { orders: readonly OrderRecord[]; profiles: readonly ProfileRecord[] };

const customerOf = (issue: Issue, account: string | undefined, { orders, profiles }: Customers) => {
  const order = orders.find(({ id }) => id === issue.order_id);
  const profile = profiles.find(({ user_id }) => user_id === account);
  if (profile) {
    const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
    return { name, email: profile.email };
  }
  const info = order?.customer_info;
  return info && { name: `${info.firstName} ${info.lastName}`, email: info.email };
};

/** Adds names and addresses, as in the administrators' list of orders. */
const withCustomers = async (
  issues: readonly Issue[],
  mails: readonly OutboxRecord[],
  deps: ReadIssuesDependencies,
): Promise<Issue[]> => {
  const accounts = new Map(issues.map((issue) => [issue, accountOf(issue, mails)]));
  const orderIds = [...new Set(issues.flatMap(({ order_id }) => order_id ?? []))];
  const userIds = [...new Set([...accounts.values()].flatMap((id) => id ?? []))];
  const [orders, profiles] = await Promise.all([
    deps.orders.findAll(orderIds),
    deps.profiles.findAll(userIds),
  ]);
  return issues.map((issue) => ({
    ...issue,
    customer: customerOf(issue, accounts.get(issue), { orders, profiles }),
  }));
};

const placeOf = ({ kind, since, id }: Issue): Place => [kind, since, id];

/** The last issue of the page before. Throws `invalid_request`. */
const lastOf = (after: string | undefined) => {
  const place = placeAfter(after, 3);
  if (!place) return undefined;
  const [name, since = '', id = ''] = place;
  const kind = issueKinds.find((known) => known === name);
  if (!kind) throw new ShopError('invalid_request');
  return { kind, since, id };
};

const ofQueues: readonly IssueKind[] = ['late', 'near', 'unanswered', 'uncorrected'];

/** Issues of a queue are shown with their part; the queue's index lags, and those without work are left out. */
const withParts = async (
  issues: readonly Issue[],
  { parts }: Pick<ReadIssuesDependencies, 'parts'>,
): Promise<Issue[]> => {
  const isOfQueue = ({ kind, mail }: Issue) =>
    ofQueues.some((one) => one === kind) || (kind === 'untaken' && mail === undefined);
  const keys = issues
    .filter(isOfQueue)
    .flatMap(({ order_id, service }) => (order_id && service ? [{ order_id, service }] : []));
  const found = await parts.findAll(keys);
  return issues.flatMap((issue) => {
    if (!isOfQueue(issue)) return [issue];
    const part = found.find((one) => `${one.order_id} ${one.service}` === issue.id);
    return part && isInWork(part) ? [{ ...issue, part: toQueued(part) }] : [];
  });
};

/** An expert sees the parts of their own discipline; an administrator sees everything, with the customers. */
export const readIssues = async (
  { discipline, isAdministrator }: Member,
  deps: ReadIssuesDependencies,
  after?: string,
): Promise<z.infer<typeof wire.answer>> => {
  const last = lastOf(after);
  const queues = disciplines.filter((one) => isAdministrator || one === discipline);
  const [ofParts, others] = await Promise.all([
    queueIssues(queues, deps),
    isAdministrator ? otherIssues(deps) : { mails: [], issues: [] },
  ]);
  const all = [...ofParts, ...others.issues].sort(byUrgency);
  const rest = last ? all.filter((issue) => byUrgency(issue, last) > 0) : all;
  const piece = pieceOf(rest, pageSize, placeOf);
  const shown = await withParts(piece.rows, deps);
  const items = isAdministrator ? await withCustomers(shown, others.mails, deps) : shown;
  return { ...toPage(items, piece), count: countIssues(all) };
};

export const route = routeOf(wire, {
  id: 'AtelierIssues',
  who: 'staff',
  loss: 'Nobody sees in the atelier what is late or went wrong.',
  uses: {
    parts: ['BatchGetItem', 'index queue'],
    outbox: ['BatchGetItem', 'index due'],
    issues: ['Query'],
    orders: ['BatchGetItem'],
    profiles: ['BatchGetItem'],
  },
  stores: ['parts', 'orders', 'profiles', 'issues', 'unsentMails'],
  run: (call) => readIssues(call.me, call, call.query.after),
});
