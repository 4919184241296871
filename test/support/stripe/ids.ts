import { randomBytes } from 'node:crypto';

const lengths = {
  cs_test_: 58,
  pi_: 24,
  ch_: 24,
  re_: 24,
  du_: 24,
  evt_: 24,
  li_: 24,
  price_: 24,
  prod_: 14,
  pm_: 24,
  req_: 14,
} as const;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random id in the shape and length of Stripe's. */
export const newId = (prefix: keyof typeof lengths): string =>
  prefix +
  Array.from(randomBytes(lengths[prefix]), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
