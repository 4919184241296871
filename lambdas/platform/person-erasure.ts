import { createErasuresStore } from '#lambdas/storage/transactions/erase.ts';
import { files } from './bucket.ts';
import * as stores from './stores.ts';
import { payments } from './stripe-account.ts';

/** The dependencies of an erasure of a person studied: no account is touched but its list of persons. */
export const personErasure = async () => ({
  accesses: stores.accesses(),
  askedCorrections: stores.askedCorrections(),
  births: stores.births(),
  codes: stores.orderCodes(),
  drafts: stores.draftErasures(),
  threads: stores.threadErasures(),
  erased: stores.erased(),
  erasures: createErasuresStore(stores.database(), stores.tables),
  files: files(),
  issues: stores.issues(),
  notices: stores.notices(),
  orders: stores.orders(),
  outbox: stores.outbox(),
  parts: stores.parts(),
  payments: await payments(),
  persons: stores.persons(),
  profiles: stores.profiles(),
  requests: stores.requests(),
  settlements: stores.settlements(),
  studiedOrders: stores.studiedOrders(),
});
