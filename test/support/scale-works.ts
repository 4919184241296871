/** Each list, sweep, check, export and erasure of the shop, over tables that count what is read. */

import { addDays } from '#domain/dates.ts';
import { eraseAccount } from '#lambdas/accounts/erase-account.ts';
import { eraseIdle } from '#lambdas/accounts/erase-idle.ts';
import { finishErasures } from '#lambdas/accounts/finish-erasures.ts';
import { forgetBirths } from '#lambdas/accounts/forget-births.ts';
import { tellIdle } from '#lambdas/accounts/tell-idle.ts';
import { readDelivered } from '#lambdas/atelier/delivered.ts';
import { listRequests } from '#lambdas/atelier/list-requests.ts';
import { readQueue } from '#lambdas/atelier/queue.ts';
import { searchOrders } from '#lambdas/atelier/search.ts';
import { peopleOf } from '#lambdas/checks/people.ts';
import { collectAccount, collectOrder } from '#lambdas/exports/collect.ts';
import { readIssues } from '#lambdas/issues/read-issues.ts';
import { noticeSilence } from '#lambdas/issues/silence.ts';
import { activeStaff } from '#lambdas/issues/staff.ts';
import { sweepIssues } from '#lambdas/issues/sweep-issues.ts';
import { readAccesses } from '#lambdas/orders/read-accesses.ts';
import { listOrders } from '#lambdas/orders/read-orders.ts';
import { createAccessesStore } from '#lambdas/storage/accesses.ts';
import { createBirthsStore } from '#lambdas/storage/births.ts';
import { createOrderCodesStore } from '#lambdas/storage/codes.ts';
import { createConnectionsStore } from '#lambdas/storage/connections.ts';
import { createErasedStore } from '#lambdas/storage/erased.ts';
import { createExportsStore } from '#lambdas/storage/exports.ts';
import { createGuidancesStore } from '#lambdas/storage/guidances.ts';
import { createIssuesStore } from '#lambdas/storage/issues.ts';
import { createOrderSearchStore, createOrdersStore } from '#lambdas/storage/orders.ts';
import { createOutboxStore, createUnsentMailsStore } from '#lambdas/storage/outbox.ts';
import { createOwnRowsStore } from '#lambdas/storage/own-rows.ts';
import { createOwnedStore } from '#lambdas/storage/owned.ts';
import { createPartErasuresStore } from '#lambdas/storage/part-erasures.ts';
import { createPartsStore, createUploadsStore } from '#lambdas/storage/parts.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { createRequestsStore } from '#lambdas/storage/requests.ts';
import { createSessionsStore } from '#lambdas/storage/sessions.ts';
import { createStaffStore } from '#lambdas/storage/staff.ts';
import { createThreadsStore } from '#lambdas/storage/threads.ts';
import { createApologiesStore } from '#lambdas/storage/transactions/apologise.ts';
import { createClosingsStore } from '#lambdas/storage/transactions/close-account.ts';
import { createErasuresStore } from '#lambdas/storage/transactions/erase.ts';
import { createNoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { createIdleNoticesStore } from '#lambdas/storage/transactions/tell-idle.ts';
import { createTeamStore, createWorkshopStore } from '#lambdas/storage/workshop.ts';
import { keyFor } from '#test/support/keys.ts';
import { now, paidOrderRecord } from './builders.ts';
import type { CountedTables } from './counted-tables.ts';
import { accountOf, factsOf, idOf } from './year-of-orders.ts';

const nothing = async (): Promise<void> => undefined;

const storesOf = ({ db, names }: CountedTables) => ({
  accesses: createAccessesStore(db, 'accesses'),
  accounts: {
    find: async (email: string) => ({ userId: accountOf(Number(email.split('@')[0])), isHalfMade: false }),
    remove: nothing,
  },
  archives: { removeAll: nothing },
  births: createBirthsStore(db, 'births'),
  closings: createClosingsStore(db, names),
  codes: createOrderCodesStore(db, 'codes'),
  connections: createConnectionsStore(db, 'connections'),
  drafts: createPartErasuresStore(db, 'drafts'),
  threads: createPartErasuresStore(db, 'threads'),
  words: createThreadsStore(db, 'threads'),
  erased: createErasedStore(db, 'ledger'),
  erasures: createErasuresStore(db, names),
  exports: createExportsStore(db, 'exports'),
  files: { removeAll: nothing },
  guidances: createGuidancesStore(db, 'guidances'),
  idleNotices: createIdleNoticesStore(db, names),
  issues: createIssuesStore(db, 'issues'),
  notices: createNoticesStore(db, names),
  orders: createOrdersStore(db, 'orders'),
  orderSearch: createOrderSearchStore(db, 'orders'),
  outbox: createOutboxStore(db, 'outbox'),
  owned: createOwnedStore(db, names),
  parts: createPartsStore(db, 'parts'),
  profiles: createProfilesStore(db, 'profiles'),
  refunds: createRefundsStore(db, 'refunds'),
  requests: createRequestsStore(db, 'requests'),
  rows: createOwnRowsStore(db, names),
  sessions: createSessionsStore(db, names),
  staff: createStaffStore(db, 'staff'),
  unsentMails: createUnsentMailsStore(db, 'outbox'),
  uploads: createUploadsStore(db, 'parts'),
  clock: () => now,
  hasTime: () => true,
  now,
});
type Stores = ReturnType<typeof storesOf>;

/**
 * What a piece of work may grow with: with nothing, with the open parts, or with the accounts of a month that nobody
 * uses, however old the shop is.
 */
export type Growth = 'nothing' | 'open' | 'month';
export type ScaledWork = {
  readonly name: string;
  readonly grows: Growth;
  readonly run: () => Promise<unknown>;
};

const listsOf = (stores: Stores, count: number): ScaledWork[] => {
  const { open, expertOf, whose } = factsOf(count);
  const expert = {
    id: expertOf(3),
    name: 'Expert',
    discipline: keyFor.numbers,
    isAdministrator: false,
  } as const;
  const administrator = { ...expert, discipline: undefined, isAdministrator: true };
  const customer = {
    kind: 'customer',
    groups: [],
    issuedAt: 0,
    session: 's',
    userId: whose(open + 4),
  } as const;
  const search = (query: string) => async () => searchOrders(administrator, { query }, stores);
  const list = (name: string, run: () => Promise<unknown>, grows: Growth = 'nothing') => ({
    name,
    grows,
    run,
  });
  return [
    list('an expert’s queue', () => readQueue(expert, {}, stores), 'open'),
    list('the same, «Les miennes»', () => readQueue(expert, { show: 'mine' }, stores), 'open'),
    list('«Livrées»', () => readDelivered(expert, undefined, stores)),
    list('«À traiter», an administrator’s', () => readIssues(administrator, stores), 'open'),
    list('the register of requests', () => listRequests({ state: 'open' }, stores.requests)),
    list('the access log of an order', () => readAccesses(idOf(open + 4), customer, stores)),
    list('search: the newest orders', search('')),
    list('search by number', search(idOf(count - 1).slice(0, 8))),
    list('search by address', search('7@exemple.fr')),
    list('search by month', search('mars 2026')),
    list('an account’s orders', () => listOrders(customer, stores)),
  ];
};

const checksOf = (stores: Stores, count: number): ScaledWork[] => {
  const { expertOf } = factsOf(count);
  const order = paidOrderRecord({ id: idOf(3) });
  const uploads = new Map();
  const upload = async () =>
    peopleOf(order, await stores.uploads.openOrders(), { ...stores, people: uploads });
  const draft = async () => {
    const opened = await stores.accesses.openedBy(expertOf(3), addDays(now, -366));
    return peopleOf(order, opened, { ...stores, people: new Map() });
  };
  return [
    { name: 'check of an upload, cold', grows: 'open', run: upload },
    { name: 'check of an upload, within the hour', grows: 'open', run: upload },
    { name: 'check of a draft', grows: 'nothing', run: draft },
  ];
};

const sweepsOf = (stores: Stores, { db }: CountedTables, names: CountedTables['names']): ScaledWork[] => {
  const issues = {
    ...stores,
    apologies: createApologiesStore(db, names),
    workshop: createWorkshopStore(db, 'settings'),
    // Without a write for each expert, who is known after the first run.
    team: {
      ...createTeamStore(db, 'settings'),
      save: async (expert: { user_id: string }) => ({ ...expert, discipline: keyFor.numbers }),
    },
    messages: { waiting: async () => [] },
    staff: () => activeStaff(stores.staff),
  };
  const sweep = (name: string, grows: Growth, run: () => Promise<unknown>) => ({ name, grows, run });
  const tenMinutesAgo = new Date(now.getTime() - 600_000);
  return [
    sweep('sweep of issues', 'open', () => sweepIssues(issues)),
    sweep('alarm of silence', 'nothing', () =>
      noticeSilence({ ...stores, now: new Date('2026-11-24T17:00:00Z') }),
    ),
    sweep('sweep of mails', 'nothing', () => stores.outbox.due(now)),
    sweep('sweep of payments, its orders', 'month', () => stores.orders.awaitingPayment(tenMinutesAgo)),
    sweep('sweep of refunds, its rows', 'nothing', () => stores.refunds.awaiting(tenMinutesAgo)),
    sweep('closed accounts that are due', 'month', () => stores.closings.due(now)),
    sweep('erasure of a month’s unused accounts', 'month', () => eraseIdle(stores)),
    sweep('notice to a month’s unused accounts', 'month', () => tellIdle(stores)),
    sweep('births of unpaid orders', 'month', () => forgetBirths(stores)),
    sweep('erasures of persons studied', 'month', () =>
      finishErasures({ ...stores, personErasure: () => Promise.reject(new Error('there is none')) }),
    ),
  ];
};

/** All rows of an export, read as its function does. */
const exported = async (stores: Stores, userId: string): Promise<void> => {
  const sold = await Promise.all(
    (await stores.orders.ofUser(userId)).map(async (order) => ({
      order,
      parts: await stores.parts.ofOrder(order.id),
    })),
  );
  const facts = { ...stores, accounts: { read: async () => undefined } };
  const subject = { userId, addresses: ['7@exemple.fr'], parts: sold.flatMap(({ parts }) => parts) };
  const files = [collectAccount(subject, facts), ...sold.map((one) => collectOrder(one, facts))];
  for (const its of files) for await (const { rows } of its) if (rows.length === 0) throw new Error('empty');
};

const personsOf = (stores: Stores, count: number): ScaledWork[] => {
  const { accounts } = factsOf(count);
  // An account whose orders are all delivered.
  const userId = accountOf(accounts - 1);
  return [
    { name: 'export of an account', grows: 'nothing', run: () => exported(stores, userId) },
    { name: 'erasure of an account', grows: 'nothing', run: () => eraseAccount(userId, stores) },
  ];
};

/** In the order in which they run: a check that is cold fills the memory of the next one. */
export const scaledWorks = (tables: CountedTables, count: number): ScaledWork[] => {
  const stores = storesOf(tables);
  return [
    ...listsOf(stores, count),
    ...checksOf(stores, count),
    ...sweepsOf(stores, tables, tables.names),
    ...personsOf(stores, count),
  ];
};
