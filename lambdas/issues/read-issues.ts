import { disciplines } from '#domain/catalogue.ts';
import type { Issue } from '#domain/issues.ts';
import { atelierIssues as wire } from '#domain/wire/issues.ts';
import { routeOf } from '#lambdas/routing/route.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { otherIssues, partIssues, type SourceDependencies, sorted } from './issues.ts';

export type ReadIssuesDependencies = SourceDependencies & {
  readonly parts: Pick<PartsStore, 'allInQueue'>;
  readonly orders: Pick<OrdersStore, 'findAll'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
  readonly now: Date;
};

/** At most this many are shown, the most urgent first. */
const maxShown = 200;

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

/** An expert sees the parts of their own discipline; an administrator sees everything, with the customers. */
export const readIssues = async (
  { discipline, isAdministrator }: Member,
  deps: ReadIssuesDependencies,
): Promise<Issue[]> => {
  const queues = disciplines.filter((one) => isAdministrator || one === discipline);
  const parts = (await Promise.all(queues.map((queue) => deps.parts.allInQueue(queue)))).flat();
  const ofParts = partIssues(parts, deps.now);
  if (!isAdministrator) return sorted(ofParts).slice(0, maxShown);
  const { mails, issues } = await otherIssues(deps);
  return withCustomers(sorted([...ofParts, ...issues]).slice(0, maxShown), mails, deps);
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
  run: async (call) => ({ issues: await readIssues(call.me, call) }),
});
