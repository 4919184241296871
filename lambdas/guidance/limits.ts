import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

/** An address gets one mail a day whatever happens; the limits keep the attempts down. A school is one network. */
export const guidanceLimits = {
  address: { name: 'guidance-address', max: 20, seconds: hour },
  network: { name: 'guidance-network', max: 60, seconds: hour },
} as const satisfies Record<string, Limit>;
