import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

export const paymentLimits = {
  payAccount: { name: 'pay-account', max: 30, seconds: hour },
  payNetwork: { name: 'pay-network', max: 120, seconds: hour },
  verifyNetwork: { name: 'verify-network', max: 120, seconds: hour },
} as const satisfies Record<string, Limit>;
