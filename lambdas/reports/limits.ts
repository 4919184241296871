import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

export const reportLimits = {
  /** Nobody guesses 32 bytes; this spares the work of trying. */
  linkNetwork: { name: 'report-link-network', max: 60, seconds: hour },
  resendOrder: { name: 'resend-order', max: 5, seconds: hour },
} as const satisfies Record<string, Limit>;
