import Stripe from 'stripe';
import { addHours, epochSeconds } from '#domain/dates.ts';
import type { Knobs } from './knobs.ts';
import type { EventRecord } from './records.ts';
import type { Store } from './store.ts';

const tries = 5;
const answerLimit = 10_000;

/** Delivers events to the shop; `url` can change, and `stopping` aborts deliveries in progress. */
export type Courier = {
  readonly store: Store;
  readonly knobs: Knobs;
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly stopping: AbortController;
  url: string | undefined;
};

/** `Stripe-Signature`, with the real clock, because the receiver compares it with its own. */
const signatureOf = ({ knobs, secret }: Courier, payload: string): string => {
  const { forge, old } = knobs.current().webhook;
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: forge ? 'whsec_forged' : secret,
    timestamp: epochSeconds(addHours(new Date(), old ? -1 : 0)),
  });
};

const post = async (courier: Courier, url: string, payload: string): Promise<number> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...courier.headers,
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(courier, payload),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([courier.stopping.signal, AbortSignal.timeout(answerLimit)]),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
};

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/**
 * One delivery with its copies, recorded on the event. Returns the status of the first refusal, 0 without an answer.
 */
export const deliver = async (courier: Courier, event: EventRecord): Promise<number> => {
  const { url } = courier;
  if (url === undefined) return 0;
  const copies = courier.knobs.current().webhook.duplicate + 1;
  const statuses = await Promise.all(Array.from({ length: copies }, () => post(courier, url, event.payload)));
  const status = statuses.find((one) => !isSuccess(one)) ?? statuses[0] ?? 0;
  // When the stand-in stops, the event stays pending, so that the next start sends it again.
  if (courier.stopping.signal.aborted) return status;
  event.attempts += 1;
  event.last_status = status;
  if (isSuccess(status)) event.delivery = 'delivered';
  else if (event.delivery === 'pending' && event.attempts >= tries) event.delivery = 'failed';
  courier.store.save();
  return status;
};
