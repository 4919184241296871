import { createErasuresStore } from '#lambdas/storage/transactions/erase.ts';
import { archives } from './archives.ts';
import { accounts } from './pool.ts';
import * as stores from './stores.ts';

/** The dependencies of `eraseAccount`, without its files. */
export const erasure = () => ({
  owned: stores.owned(),
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
  threads: stores.threadErasures(),
  codes: stores.orderCodes(),
  accesses: stores.accesses(),
  erased: stores.erased(),
  clock: () => new Date(),
});
