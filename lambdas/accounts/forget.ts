import type { ErasedPlace } from '#domain/texts/personal-places.ts';
import type { Accounts } from '#lambdas/gateways/accounts.ts';
import type { Archives } from '#lambdas/gateways/archives.ts';
import type { Files } from '#lambdas/gateways/files.ts';
import { hashOf } from '#lambdas/platform/tokens.ts';
import type { AccessesStore } from '#lambdas/storage/accesses.ts';
import type { BirthsStore } from '#lambdas/storage/births.ts';
import type { OrderCodesStore } from '#lambdas/storage/codes.ts';
import type { ConnectionsStore } from '#lambdas/storage/connections.ts';
import type { ErasedStore } from '#lambdas/storage/erased.ts';
import { archivesOf, type ExportsStore } from '#lambdas/storage/exports.ts';
import type { GuidancesStore } from '#lambdas/storage/guidances.ts';
import { accountIssues, type IssuesStore } from '#lambdas/storage/issues.ts';
import type { OrdersStore } from '#lambdas/storage/orders.ts';
import type { OwnedStore } from '#lambdas/storage/owned.ts';
import type { PartErasuresStore } from '#lambdas/storage/part-erasures.ts';
import type { ProfilesStore } from '#lambdas/storage/profiles.ts';
import type { RefundsStore } from '#lambdas/storage/refunds.ts';
import type { RequestsStore } from '#lambdas/storage/requests.ts';
import type { SessionsStore } from '#lambdas/storage/sessions.ts';
import type { ErasuresStore } from '#lambdas/storage/transactions/erase.ts';
import type { NoticesStore } from '#lambdas/storage/transactions/notify.ts';
import {
  type Bought,
  closeBirthIssues,
  eraseParts,
  forgetDrafts,
  forgetFiles,
  forgetThreads,
  freezeCodes,
} from './forget-order.ts';

export type ForgetDependencies = {
  readonly exports: Pick<ExportsStore, 'remove'>;
  readonly requests: Pick<RequestsStore, 'forget'>;
  readonly sessions: Pick<SessionsStore, 'removeAll'>;
  readonly archives: Pick<Archives, 'removeAll'>;
  readonly clock: () => Date;
  readonly owned: OwnedStore;
  readonly connections: Pick<ConnectionsStore, 'removeAll'>;
  readonly issues: Pick<IssuesStore, 'close'>;
  readonly notices: Pick<NoticesStore, 'forgetAbout'>;
  readonly guidances: Pick<GuidancesStore, 'forget'>;
  readonly accesses: Pick<AccessesStore, 'removeAll'>;
  readonly births: Pick<BirthsStore, 'remove'>;
  readonly drafts: PartErasuresStore;
  readonly threads: PartErasuresStore;
  readonly codes: OrderCodesStore;
  readonly files: Pick<Files, 'removeAll'>;
  readonly refunds: Pick<RefundsStore, 'ofOrder'>;
  readonly erasures: ErasuresStore;
  readonly orders: Pick<OrdersStore, 'idsOfUser'>;
  readonly accounts: Pick<Accounts, 'remove'>;
  readonly profiles: Pick<ProfilesStore, 'remove'>;
  readonly erased: ErasedStore;
};

/** The person to erase: the account, all of its addresses, and its orders. */
export type Person = {
  readonly userId: string;
  readonly addresses: readonly string[];
  readonly bought: readonly Bought[];
  /** The other persons whom the account keeps, as the register of requests knows them. */
  readonly studied: readonly string[];
};

type Forget = (person: Person, deps: ForgetDependencies) => Promise<void>;

const orderIds = ({ bought }: Person): string[] => bought.map(({ order }) => order.id);

/** The owners that the person's mails, links and messages name: the account, and each address. */
const ownersOf = ({ userId, addresses, studied }: Person): string[] =>
  [userId, ...addresses, ...studied].map(hashOf);

/** What the ledger keeps, hashed once more. */
const marksOf = (person: Person): string[] => [
  person.userId,
  ...person.addresses.map(hashOf),
  ...orderIds(person),
];

const forgetOrder = async ({ order }: Bought, { erasures }: ForgetDependencies): Promise<void> => {
  if (!order.paid_at) return erasures.removeOrder(order);
  return erasures.eraseOrder(order);
};

/** A payment that was under way when the sessions ended may have created an order: the account stays until it is erased too. */
const assertNoneCame = async (person: Person, { orders }: ForgetDependencies): Promise<void> => {
  const known = new Set(orderIds(person));
  const came = (await orders.idsOfUser(person.userId)).filter((id) => !known.has(id));
  if (came.length > 0) throw new Error('an order was created while its account was erased');
};

/** One repeatable step per place, in this order: an index is erased after the data that it leads to. */
const forgetting: Readonly<Record<ErasedPlace, Forget>> = {
  // The words go before the mails: an answer that was given until now is a mail that the next steps find.
  requests: async ({ userId, studied }, { requests, clock }) => {
    for (const id of [userId, ...studied]) await requests.forget(id, clock());
  },
  // The row goes before its archive: whoever still makes it finds the row gone.
  exports: ({ userId }, { exports }) => exports.remove(userId),
  archives: ({ userId }, { archives }) => archives.removeAll(archivesOf(userId)),
  outbox: (person, { owned }) => owned.forget('outbox', ownersOf(person)),
  tokens: (person, { owned }) => owned.forget('tokens', ownersOf(person)),
  sessions: ({ userId }, { sessions }) => sessions.removeAll(userId),
  connections: async ({ userId }, { connections }) => void (await connections.removeAll(userId)),
  // The atelier's own mails about the person are erased too.
  issues: async (person, { issues, notices }) => {
    for (const kind of accountIssues) await issues.close(kind, person.userId);
    for (const one of person.bought) {
      await issues.close('dispute', one.order.id);
      await closeBirthIssues(one, { issues });
    }
    await notices.forgetAbout([person.userId, ...orderIds(person)]);
  },
  guidances: async ({ addresses }, { guidances }) => {
    for (const address of addresses) await guidances.forget(hashOf(address));
  },
  contacts: (person, { owned }) => owned.forget('contacts', ownersOf(person)),
  accesses: async (person, { accesses }) => {
    for (const id of orderIds(person)) await accesses.removeAll(id);
  },
  births: async (person, { births }) => {
    for (const id of orderIds(person)) await births.remove(id);
  },
  codes: async ({ bought }, deps) => {
    for (const one of bought) await freezeCodes(one, deps);
  },
  reports: async ({ bought }, deps) => {
    for (const one of bought) await forgetFiles(one, deps);
  },
  refunds: async (person, { refunds, erasures }) => {
    for (const { order } of person.bought)
      for (const refund of await refunds.ofOrder(order.id)) await erasures.eraseRefund(refund, order);
  },
  parts: async ({ bought }, deps) => {
    for (const one of bought) await eraseParts(one, deps);
  },
  drafts: async ({ bought }, deps) => {
    for (const one of bought) await forgetDrafts(one, deps);
  },
  threads: async ({ bought }, deps) => {
    for (const one of bought) await forgetThreads(one, deps);
  },
  orders: async (person, deps) => {
    for (const one of person.bought) await forgetOrder(one, deps);
    await assertNoneCame(person, deps);
  },
  pool: ({ userId }, { accounts }) => accounts.remove(userId),
  // The last step: while this row exists, the erasure is not complete.
  profiles: ({ userId }, { profiles }) => profiles.remove(userId),
};

/** Runs all steps in order; after a failure all of them are run again. The ledger comes first: a restore obeys it. */
export const forget = async (person: Person, deps: ForgetDependencies): Promise<void> => {
  await deps.erased.record(marksOf(person), deps.clock());
  for (const step of Object.values(forgetting)) await step(person, deps);
};
