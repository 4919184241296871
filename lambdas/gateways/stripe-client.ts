import Stripe from 'stripe';
import { StripeStoredFailure, StripeUnavailable } from './payment-errors.ts';

const timeoutMs = 2400;
const retries = 2;
/** The longest waits of Stripe's client before it tries again: half a second, then a second. */
const pausesMs = 1500;

/** The timeout of a call, within the 10 s that the browser waits (§7). */
export const longestCallMs = timeoutMs * (1 + retries) + pausesMs;

const hostOptions = (api: string | undefined) => {
  if (!api) return {};
  const url = new URL(api);
  const protocol: 'http' | 'https' = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: Number(url.port || (protocol === 'http' ? 80 : 443)), protocol };
};

/** The official client; `api` is the origin of a stand-in, undefined for Stripe itself. */
export const stripeClient = (key: string, api: string | undefined): Stripe =>
  new Stripe(key, { ...hostOptions(api), timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false });

/** Whether Stripe does not know the requested object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404;

/** Throws an error of Stripe's client as one of the shop's own kinds. */
export const wrap = (error: unknown): never => {
  const isStored = error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 0) >= 500;
  if (isStored) throw new StripeStoredFailure();
  if (error instanceof Stripe.errors.StripeError) throw new StripeUnavailable(error.code ?? error.type);
  throw error;
};
