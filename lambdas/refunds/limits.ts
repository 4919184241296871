import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

/** Numbers are not to be tried out; whoever has a session is counted by account, so that nobody blocks another's right. */
export const withdrawalLimits = {
  address: { name: 'withdrawal-address', max: 20, seconds: hour },
  network: { name: 'withdrawal-network', max: 60, seconds: hour },
  account: { name: 'withdrawal-account', max: 60, seconds: hour },
} as const satisfies Record<string, Limit>;
