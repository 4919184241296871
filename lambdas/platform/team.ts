import { randomUUID } from 'node:crypto';
import { once } from '#domain/once.ts';
import { createStaffAccounts } from '#lambdas/gateways/staff-accounts.ts';
import { createMembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { readVariable } from '#lib/env.ts';
import { eviction } from './eviction.ts';
import { accounts } from './pool.ts';
import * as stores from './stores.ts';
import { newSecret } from './tokens.ts';

export const staffAccounts = /* @__PURE__ */ once(() => createStaffAccounts(readVariable('USER_POOL_ID')));

export const membership = /* @__PURE__ */ once(() => createMembershipStore(stores.database(), stores.tables));

/** The dependencies of an invitation. */
export const inviting = (now: Date) => ({
  accounts: accounts(),
  staff: stores.staff(),
  profiles: stores.profiles(),
  team: membership(),
  newPassword: newSecret,
  newId: randomUUID,
  now,
});

/** The dependencies that release the parts of a leaving expert. */
const releasing = (now: Date) => ({
  parts: stores.parts(),
  assignments: stores.assignments(),
  issues: stores.issues(),
  now,
});

export const changing = (now: Date) => ({
  ...releasing(now),
  staffAccounts: staffAccounts(),
  staff: stores.staff(),
  profiles: stores.profiles(),
  team: membership(),
});

export const dismissing = (now: Date) => ({
  ...changing(now),
  ...eviction(),
  passages: stores.passages(),
});
