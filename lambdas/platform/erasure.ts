import { createErasuresStore, createTracesStore } from '#lambdas/storage/transactions/erase.ts';
import { readVariable } from '#lib/env.ts';
import { archives } from './archives.ts';
import { accounts } from './pool.ts';
import * as stores from './stores.ts';

const traces = () => {
  const of = createTracesStore;
  const database = stores.database();
  return {
    mailTraces: of(database, readVariable('OUTBOX_TABLE'), 'id', ['subject']),
    tokenTraces: of(database, readVariable('TOKENS_TABLE'), 'hash', ['user_id', 'address']),
    contactTraces: of(database, readVariable('CONTACTS_TABLE'), 'id', ['email']),
  };
};

/** The dependencies of `eraseAccount`, without its files. */
export const erasure = () => ({
  ...traces(),
  exports: stores.exports(),
  requests: stores.requests(),
  sessions: stores.sessions(),
  archives: archives(),
  accounts: accounts(),
  profiles: stores.profiles(),
  orders: stores.orders(),
  parts: stores.parts(),
  refunds: stores.refunds(),
  erasures: createErasuresStore(stores.database(), {
    orders: readVariable('ORDERS_TABLE'),
    parts: readVariable('PARTS_TABLE'),
    refunds: readVariable('REFUNDS_TABLE'),
  }),
  connections: stores.connections(),
  issues: stores.issues(),
  notices: stores.notices(),
  guidances: stores.guidances(),
  births: stores.births(),
  drafts: stores.draftErasures(),
  codes: stores.orderCodes(),
  accesses: stores.accesses(),
  erased: stores.erased(),
  clock: () => new Date(),
});
