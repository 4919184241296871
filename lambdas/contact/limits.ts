import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

/** Each message also writes to the address it names, proven or not: nobody is to be flooded through the form. */
export const contactLimits = {
  address: { name: 'contact-address', max: 3, seconds: hour },
  network: { name: 'contact-network', max: 10, seconds: hour },
} as const satisfies Record<string, Limit>;
