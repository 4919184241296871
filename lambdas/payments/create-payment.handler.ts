import * as z from 'zod/mini';
import { createPayment as route } from '#domain/api.ts';
import { ShopError } from '#domain/errors.ts';
import * as deps from '#lambdas/platform/dependencies.ts';
import { type HttpRequest, parseBody, serve } from '#lambdas/platform/http.ts';
import { identify } from '#lambdas/platform/identity.ts';
import { networkOf } from '#lambdas/storage/limits-store.ts';
import { createPayment } from './create-payment.ts';
import { paymentLimits } from './limits.ts';

const isPing = (request: HttpRequest) => {
  try {
    return route.ping.safeParse(JSON.parse(request.rawBody)).success;
  } catch {
    return false;
  }
};

const pay = async (request: HttpRequest) => {
  const actor = await identify(request, deps.verifyAccessToken());
  if (actor.kind !== 'customer') throw new ShopError('signed_out');
  const body = parseBody(request, route.body);
  await deps.limits().take(paymentLimits.payNetwork, networkOf(request.viewerIp), request.now);
  await deps.limits().take(paymentLimits.payAccount, actor.userId, request.now);
  const profile = await deps.profiles().find(actor.userId);
  if (!profile) throw new ShopError('signed_out');
  return createPayment(body, profile, {
    orders: deps.orders(),
    settlements: deps.settlements(),
    outbox: deps.outbox(),
    payments: await deps.payments(),
    siteUrl: deps.siteUrl(),
    now: request.now,
  });
};

/** The ping warms the function up; it reads the secrets, so that the payment that follows does not wait for them. */
const warmUp = async () => {
  await deps.payments();
  return {};
};

export const handler = serve({ answer: z.union([route.answer, z.object({})]) }, (request) =>
  isPing(request) ? warmUp() : pay(request),
);
