import { disciplines } from '#domain/catalogue.ts';
import type { Concern } from '#domain/concerns.ts';
import type { Member } from '#lambdas/staff/staff.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { PartsStore } from '#lambdas/storage/parts.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import { otherConcerns, partConcerns, type SourceDependencies, sorted } from './concerns.ts';

export type ReadConcernsDependencies = SourceDependencies & {
  readonly parts: Pick<PartsStore, 'allInQueue'>;
  readonly orders: Pick<OrdersStore, 'findAll'>;
  readonly profiles: Pick<ProfilesStore, 'findAll'>;
  readonly now: Date;
};

/** At most this many are shown, the most urgent first. */
const maxShown = 200;

/** The account of an issue that belongs to no order. */
const accountOf = ({ kind, id }: Concern, mails: readonly OutboxRecord[]): string | undefined => {
  if (kind === 'address') return id;
  const subject = mails.find((mail) => mail.id === id)?.subject;
  return subject && 'user_id' in subject ? subject.user_id : undefined;
};

type Customers = { orders: readonly OrderRecord[]; profiles: readonly ProfileRecord[] };

const customerOf = (concern: Concern, account: string | undefined, { orders, profiles }: Customers) => {
  const order = orders.find(({ id }) => id === concern.order_id);
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
  concerns: readonly Concern[],
  mails: readonly OutboxRecord[],
  deps: ReadConcernsDependencies,
): Promise<Concern[]> => {
  const accounts = new Map(concerns.map((concern) => [concern, accountOf(concern, mails)]));
  const orderIds = [...new Set(concerns.flatMap(({ order_id }) => order_id ?? []))];
  const userIds = [...new Set([...accounts.values()].flatMap((id) => id ?? []))];
  const [orders, profiles] = await Promise.all([
    deps.orders.findAll(orderIds),
    deps.profiles.findAll(userIds),
  ]);
  return concerns.map((concern) => ({
    ...concern,
    customer: customerOf(concern, accounts.get(concern), { orders, profiles }),
  }));
};

/** An expert sees the parts of their own discipline; an administrator sees everything, with the customers. */
export const readConcerns = async (
  { discipline, isAdministrator }: Member,
  deps: ReadConcernsDependencies,
): Promise<Concern[]> => {
  const queues = disciplines.filter((one) => isAdministrator || one === discipline);
  const parts = (await Promise.all(queues.map((queue) => deps.parts.allInQueue(queue)))).flat();
  const ofParts = partConcerns(parts, deps.now);
  if (!isAdministrator) return sorted(ofParts).slice(0, maxShown);
  const { mails, concerns } = await otherConcerns(deps);
  return withCustomers(sorted([...ofParts, ...concerns]).slice(0, maxShown), mails, deps);
};
