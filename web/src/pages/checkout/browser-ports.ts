import { addHours } from '#domain/dates.ts';
import { claimHours } from '#domain/links.ts';
import { claimEntry, paymentRedirect } from '#web/platform/local-store.ts';
import { requestPayment } from './api.ts';
import { storedOrder, storedSelection } from './memory.ts';
import type { PaymentPorts } from './payment.ts';

/** The payment in this browser; `meanwhile` starts first, runs beside the request and is awaited before the redirect. */
export const browserPorts = (meanwhile: () => Promise<void>): PaymentPorts => ({
  request: async (request) => {
    const [, answer] = await Promise.all([meanwhile(), requestPayment(request)]);
    return answer;
  },
  remember: (orderId, claim) => {
    const now = new Date();
    const expiresAt = addHours(now, claimHours).toISOString();
    claimEntry.write({ secret: claim, order_id: orderId, expires_at: expiresAt });
    paymentRedirect.write({ destination: 'account', at: now.toISOString() });
    storedOrder.write(orderId);
    // The address keeps the selection for «back»; a later visit starts without it.
    storedSelection.clear();
  },
  forget: () => {
    paymentRedirect.clear();
    claimEntry.clear();
  },
  leave: (url) => window.location.assign(url),
});
