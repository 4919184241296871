import { limits } from '#domain/limits.ts';
import { refuseAccount as route } from '#domain/wire/validation.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { cancelOrder } from '#lambdas/money/cancel-order.ts';
import { erasure } from '#lambdas/platform/erasure.ts';
import { eviction } from '#lambdas/platform/eviction.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { payments } from '#lambdas/platform/stripe-account.ts';
import { eraseAccount } from './erase-account.ts';
import { refuseAccount } from './refuse-account.ts';

/** Only paid orders have reports, and this function erases no account with a paid order. */
const noFiles = {
  removeAll: async () => {
    throw new Error('an account without a paid order has a report');
  },
};

export const handler = serve(route, async (request) => {
  const body = parseBody(request, route.body);
  const { now, viewerIp } = request;
  await takeUse(limits.validationLink, viewerIp, { limits: stores.limits(), now });
  const shared = { ...erasure(), ...eviction() };
  return refuseAccount(body, {
    ...shared,
    tokens: stores.tokens(),
    cancel: async (order) =>
      cancelOrder(order, {
        orders: shared.orders,
        settlements: stores.settlements(),
        payments: await payments(),
        now,
      }),
    erase: (userId) => eraseAccount(userId, { ...shared, files: noFiles }, 'foreign'),
    now,
  });
});
