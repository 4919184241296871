import { inject } from 'vitest';

/** The answer to a payment whose page is one of the site. */
export const paymentPage = () => ({
  url: `${inject('site')}/faq`,
  order_id: 'a1b2c3d4-0000-4000-8000-000000000001',
  claim: 'c'.repeat(43),
});
