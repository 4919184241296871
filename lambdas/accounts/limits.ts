import type { Limit } from '#lambdas/storage/limits-store.ts';

const hour = 3600;

/** Per address and per viewer network (decisions.md «Accounts»). */
export const accountLimits = {
  signUpAddress: { name: 'sign-up-address', max: 5, seconds: hour },
  signUpNetwork: { name: 'sign-up-network', max: 20, seconds: hour },
  validateNetwork: { name: 'validate-network', max: 60, seconds: hour },
  resendAddress: { name: 'resend-address', max: 5, seconds: hour },
  resetAddress: { name: 'reset-address', max: 3, seconds: hour },
  resetNetwork: { name: 'reset-network', max: 20, seconds: hour },
  resetConfirmNetwork: { name: 'reset-confirm-network', max: 30, seconds: hour },
  resendNetwork: { name: 'resend-network', max: 20, seconds: hour },
  emailChangeAccount: { name: 'email-change-account', max: 5, seconds: hour },
  emailChangeNetwork: { name: 'email-change-network', max: 20, seconds: hour },
  /** Of the new address: nobody's mailbox is filled with our links. */
  emailChangeAddress: { name: 'email-change-address', max: 3, seconds: hour },
  /** Codes and passwords of an enrolment: a million codes, and a secret lives as long as its page. */
  factorAccount: { name: 'factor-account', max: 10, seconds: 900 },
} as const satisfies Record<string, Limit>;
