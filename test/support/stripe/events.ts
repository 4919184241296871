import Stripe from 'stripe';
import { type Desk, nowInSeconds } from './desk.ts';
import { newId } from './ids.ts';

/** Records an event about `object` as it is now, and queues it for delivery after the answer. */
export const recordEvent = (desk: Desk, type: string, session: string, object: object): void => {
  const id = newId('evt_');
  const created = nowInSeconds(desk);
  const payload = JSON.stringify(
    {
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );
  const event = {
    id,
    type,
    created,
    session,
    payload,
    delivery: 'pending',
    attempts: 0,
    last_status: null,
  } as const;
  desk.state.events.push(event);
  desk.webhooks.enqueue(id);
};
