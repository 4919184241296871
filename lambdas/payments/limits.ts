import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

/**
 * Payment pages are opened by accounts only, and how many a network signs up is limited: one row for each. Callers
 * without an account, and those who ask about what is not theirs, are counted by network.
 */
export const paymentLimits = {
  payAccount: { name: 'pay-account', max: 30, seconds: hour },
  verifyNetwork: { name: 'verify-network', max: 120, seconds: hour },
} as const satisfies Record<string, Limit>;
