import Stripe from 'stripe';
import { StripeStoredFailure, StripeUnavailable } from './payment-errors.ts';

/** Three tries end within the 10 s that the browser waits (§7). */
const timeoutMs = 2800;

const hostOptions = (api: string | undefined) => {
  if (!api) return {};
  const url = new URL(api);
  const protocol: 'http' | 'https' = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: Number(url.port || (protocol === 'http' ? 80 : 443)), protocol };
};

/** The official client; `api` is the origin of a stand-in, undefined for Stripe itself. */
export const stripeClient = (key: string, api: string | undefined): Stripe =>
  new Stripe(key, { ...hostOptions(api), timeout: timeoutMs, maxNetworkRetries: 2, telemetry: false });

/** The errors of Stripe's client as the shop tells them apart; throws. */
export const wrap = (error: unknown): never => {
  const isStored = error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
  if (isStored) throw new StripeStoredFailure();
  if (error instanceof Stripe.errors.StripeError) throw new StripeUnavailable(error.code ?? error.type);
  throw error;
};
