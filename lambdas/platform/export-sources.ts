import { once } from '#domain/once.ts';
import { createAccountFacts } from '#lambdas/gateways/account-facts.ts';
import { createStoredFiles } from '#lambdas/gateways/stored-files.ts';
import { readVariable } from '#lib/env.ts';
import { archives } from './archives.ts';
import * as stores from './stores.ts';

/** Everything that an export is made of. */
export const exportSources = /* @__PURE__ */ once(() => ({
  exports: stores.exports(),
  writes: stores.exportWrites(),
  profiles: stores.profiles(),
  orders: stores.orders(),
  parts: stores.parts(),
  rows: stores.ownRows(),
  accounts: createAccountFacts(readVariable('USER_POOL_ID')),
  reports: createStoredFiles(readVariable('REPORTS_BUCKET')),
  papers: createStoredFiles(readVariable('PAPERS_BUCKET')),
  archives: archives(),
  clock: () => new Date(),
}));
