import { type ErasedPlace, erasedPlaces } from '#domain/texts/personal-places.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { AccessesStore } from '#lambdas/storage/accesses-store.ts';
import type { ConcernsStore } from '#lambdas/storage/concerns-store.ts';
import type { ConnectionsStore } from '#lambdas/storage/connections-store.ts';
import type { ErasuresStore } from '#lambdas/storage/erasures-store.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances-store.ts';
import type { NoticesStore } from '#lambdas/storage/notices-store.ts';
import type { OrderRecord, PartRecord } from '#lambdas/storage/order-record.ts';
import type { OrdersStore } from '#lambdas/storage/orders-store.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles-store.ts';
import type { RefundsStore } from '#lambdas/storage/refunds-store.ts';
import type { TracesStore } from '#lambdas/storage/traces-store.ts';

export type ForgetDependencies = {
  readonly mailTraces: Pick<TracesStore, 'forget'>;
  readonly tokenTraces: Pick<TracesStore, 'forget'>;
  readonly contactTraces: Pick<TracesStore, 'find' | 'forget'>;
  readonly connections: Pick<ConnectionsStore, 'removeAll'>;
  readonly concerns: Pick<ConcernsStore, 'close'>;
  readonly notices: Pick<NoticesStore, 'forgetAbout'>;
  readonly guidances: Pick<GuidancesStore, 'forget'>;
  readonly accesses: Pick<AccessesStore, 'removeAll'>;
  readonly files: Pick<Files, 'removeAll'>;
  readonly refunds: Pick<RefundsStore, 'ofOrder'>;
  readonly erasures: ErasuresStore;
  readonly orders: Pick<OrdersStore, 'idsOfUser'>;
  readonly accounts: Pick<Accounts, 'remove'>;
  readonly profiles: Pick<ProfilesStore, 'remove'>;
};

export type Bought = { readonly order: OrderRecord; readonly parts: readonly PartRecord[] };

/** Who is forgotten: an account, all addresses that it is known by, and what it has ordered. */
export type Person = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly bought: readonly Bought[];
};

type Forget = (person: Person, deps: ForgetDependencies) => Promise<void>;

const orderIds = ({ bought }: Person): string[] => bought.map(({ order }) => order.id);

/** Ids and hashes that identify a person in rows of other things. */
const marksOf = (person: Person, ...more: readonly string[]): ReadonlySet<string> =>
  new Set([person.userId, ...person.addresses.map(hashOf), ...orderIds(person), ...more]);

/** Reports stay under their order's name; so do uploads, also those that others have replaced. */
const forgetFiles = async (orderId: string, { files }: ForgetDependencies): Promise<void> => {
  await files.removeAll(`uploads/${orderId}`);
  await files.removeAll(`reports/${orderId}`);
};

const forgetOrder = ({ order }: Bought, { erasures }: ForgetDependencies): Promise<void> =>
  order.paid_at ? erasures.eraseOrder(order) : erasures.removeOrder(order);

/** A payment that was under way as the sessions ended may have left an order: the account stays until it is erased too. */
const assertNoneCame = async (person: Person, { orders }: ForgetDependencies): Promise<void> => {
  const known = new Set(orderIds(person));
  const came = (await orders.idsOfUser(person.userId)).filter((id) => !known.has(id));
  if (came.length > 0) throw new Error('an order came in while its account was erased');
};

/** One step for each place; every step can be repeated. */
const forgetting: Readonly<Record<ErasedPlace, Forget>> = {
  // With the mails about messages, as long as the messages lead to them.
  Outbox: async (person, { mailTraces, contactTraces }) =>
    mailTraces.forget(marksOf(person, ...(await contactTraces.find(new Set(person.addresses))))),
  Tokens: (person, { tokenTraces }) => tokenTraces.forget(marksOf(person)),
  Connections: async ({ userId }, { connections }) => void (await connections.removeAll(userId)),
  // What the atelier was told of them goes as well.
  Concerns: async (person, { concerns, notices }) => {
    await concerns.close('address', person.userId);
    for (const id of orderIds(person)) await concerns.close('dispute', id);
    await notices.forgetAbout([person.userId, ...orderIds(person)]);
  },
  Guidances: async ({ addresses }, { guidances }) => {
    for (const address of addresses) await guidances.forget(hashOf(address));
  },
  Contacts: ({ addresses }, { contactTraces }) => contactTraces.forget(new Set(addresses)),
  Accesses: async (person, { accesses }) => {
    for (const id of orderIds(person)) await accesses.removeAll(id);
  },
  Reports: async ({ bought }, deps) => {
    for (const { order, parts } of bought) if (parts.length > 0) await forgetFiles(order.id, deps);
  },
  Refunds: async (person, { refunds, erasures }) => {
    for (const id of orderIds(person))
      for (const refund of await refunds.ofOrder(id)) if (refund.name) await erasures.eraseRefund(refund);
  },
  Parts: async ({ bought }, { erasures }) => {
    for (const { order, parts } of bought) for (const part of parts) await erasures.erasePart(part, order);
  },
  Orders: async (person, deps) => {
    for (const one of person.bought) await forgetOrder(one, deps);
    await assertNoneCame(person, deps);
  },
  Pool: ({ userId }, { accounts }) => accounts.remove(userId),
  // The last: as long as it stands, the erasure is not over.
  Profiles: ({ userId }, { profiles }) => profiles.remove(userId),
};

/** Runs all steps in the order of the list; after a failure the whole is run again. */
export const forget = async (person: Person, deps: ForgetDependencies): Promise<void> => {
  for (const place of erasedPlaces) await forgetting[place](person, deps);
};
