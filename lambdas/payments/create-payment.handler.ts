import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { createPayment as route } from '#domain/wire/api.ts';
import { orRefuse, ShopError } from '#domain/wire/errors.ts';
import { takeUse } from '#lambdas/access/take-use.ts';
import { bearerOf } from '#lambdas/platform/caller.ts';
import { parseBody, serve } from '#lambdas/platform/http.ts';
import { recentWorkshop } from '#lambdas/platform/recent-workshop.ts';
import * as stores from '#lambdas/platform/stores.ts';
import { payments } from '#lambdas/platform/stripe-account.ts';
import type { HttpRequest } from '#lambdas/routing/request.ts';
import { readVariable } from '#lib/env.ts';
import { createPayment } from './create-payment.ts';

const isPing = (request: HttpRequest) => {
  try {
    return route.ping.safeParse(JSON.parse(request.rawBody)).success;
  } catch {
    return false;
  }
};

const pay = async (request: HttpRequest) => {
  const actor = await bearerOf(request);
  if (actor.kind !== 'customer') throw new ShopError('signed_out');
  const profile = orRefuse(await stores.profiles().ofSession(actor.userId, actor.issuedAt), 'signed_out');
  const body = parseBody(request, route.body);
  const counted = { limits: stores.limits(), now: request.now };
  await takeUse(limits.payment, actor.userId, counted);
  return createPayment(body, profile, {
    orders: stores.orders(),
    births: stores.births(),
    restarts: stores.restarts(),
    settlements: stores.settlements(),
    outbox: stores.outbox(),
    payments: await payments(),
    workshop: recentWorkshop(),
    siteUrl: readVariable('SITE_URL'),
    ...counted,
  });
};

/** The page calls this before the payment: it caches secrets and queues, so that the payment does not wait for them. */
const warmUp = async (now: Date) => {
  await Promise.all([payments(), recentWorkshop().recent(now)]);
  return {};
};

export const handler = serve({ answer: z.union([route.answer, z.object({})]) }, (request) =>
  isPing(request) ? warmUp(request.now) : pay(request),
);
