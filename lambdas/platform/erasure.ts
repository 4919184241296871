import { createErasuresStore, createTracesStore } from '#lambdas/storage/transactions/erase.ts';
import { archives } from './archives.ts';
import { accounts } from './pool.ts';
import * as stores from './stores.ts';

const traces = () => {
  const of = createTracesStore;
  const database = stores.database();
  return {
    mailTraces: of(database, stores.tables.outbox, 'id', ['subject']),
    tokenTraces: of(database, stores.tables.tokens, 'hash', ['user_id', 'address']),
    contactTraces: of(database, stores.tables.contacts, 'id', ['email']),
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
  erasures: createErasuresStore(stores.database(), stores.tables),
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
