import Stripe from 'stripe';
import { addHours, epochSeconds } from '#domain/dates.ts';
import type { Knobs } from './knobs.ts';
import type { EventRecord } from './records.ts';
import type { Store } from './store.ts';

const tries = 5;
const answerLimit = 10_000;

/** What carries events to the shop; `url` changes and `stopping` aborts what is on its way. */
export type Courier = {
  readonly store: Store;
  readonly knobs: Knobs;
  readonly secret: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly stopping: AbortController;
  url: string | undefined;
};

/** `Stripe-Signature`; by the wall clock, because the receiver compares it with its own. */
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

/** One delivery with its copies, noted on the event; the status that refused, 0 when nobody answered. */
export const deliver = async (courier: Courier, event: EventRecord): Promise<number> => {
  const { url } = courier;
  if (url === undefined) return 0;
  const copies = courier.knobs.current().webhook.duplicate + 1;
  const statuses = await Promise.all(Array.from({ length: copies }, () => post(courier, url, event.payload)));
  const status = statuses.find((one) => !isSuccess(one)) ?? statuses[0] ?? 0;
  // A stand-in that stops leaves the event pending, so that the next start sends it again.
  if (courier.stopping.signal.aborted) return status;
  event.attempts += 1;
  event.last_status = status;
  if (isSuccess(status)) event.delivery = 'delivered';
  else if (event.delivery === 'pending' && event.attempts >= tries) event.delivery = 'failed';
  courier.store.save();
  return status;
};
