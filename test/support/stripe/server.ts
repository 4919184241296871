import { readFileSync } from 'node:fs';
import type Stripe from 'stripe';
import { answerApi } from './api.ts';
import { expireDue } from './checkout.ts';
import { answerControl } from './control.ts';
import { type Desk, show } from './desk.ts';
import { document, pageHeaders } from './html.ts';
import { type Answer, close, type Incoming, listen, originOf } from './http.ts';
import { createKnobs, type Knobs } from './knobs.ts';
import { listPage } from './list-page.ts';
import { answerPayPage } from './pay-routes.ts';
import type { SavedState } from './records.ts';
import { openStore } from './store.ts';
import { texts } from './texts.ts';
import { createWebhooks } from './webhooks.ts';

export type StripeStandInOptions = {
  /** 0 selects a free port. */
  readonly port: number;
  /** The shop's webhook; without it events wait for `setWebhookUrl`. */
  readonly webhookUrl?: string;
  readonly webhookSecret: string;
  /** Sent with each event, such as the origin secret. */
  readonly webhookHeaders?: Readonly<Record<string, string>>;
  readonly secretKey: string;
  /** JSON file that holds the state between runs; memory only without it. */
  readonly stateFile?: string;
  /** Clock of creation and expiry; signatures use the real clock. */
  readonly now?: () => Date;
};

export type StripeStandIn = {
  /** Origin of the API, the hosted pages and the controls. */
  readonly url: string;
  setWebhookUrl(url: string): void;
  readonly knobs: Knobs;
  /** All sessions, oldest first. */
  sessions(): readonly Stripe.Checkout.Session[];
  /** The whole state, with charges, refunds and events. */
  state(): Readonly<SavedState>;
  /** Ends the server and its deliveries; undelivered events stay pending. */
  stop(): Promise<void>;
};

const stylesheet = readFileSync(new URL('./page.css', import.meta.url), 'utf8');
const expiryInterval = 5_000;

const route = async (desk: Desk, incoming: Incoming): Promise<Answer> => {
  const { path } = incoming;
  if (path.startsWith('/v1/')) return answerApi(desk, incoming);
  if (path.startsWith('/c/pay/')) return answerPayPage(desk, incoming);
  if (path.startsWith('/_')) return answerControl(desk, incoming);
  if (path === '/page.css') return { status: 200, headers: { 'content-type': 'text/css' }, body: stylesheet };
  if (path === '/') return { status: 200, headers: pageHeaders, body: document(texts.list, listPage(desk)) };
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: '' };
};

const openDesk = (options: StripeStandInOptions, origin: () => string): Desk => {
  const { secretKey, now = () => new Date(), webhookSecret: secret, webhookHeaders = {} } = options;
  const store = openStore(options.stateFile);
  const knobs = createKnobs();
  const stopping = new AbortController();
  const webhooks = createWebhooks({
    store,
    knobs,
    secret,
    headers: webhookHeaders,
    url: undefined,
    stopping,
  });
  return { ...store, secretKey, knobs, webhooks, now, keysInUse: new Set(), origin };
};

/** Serves Stripe's API, its hosted page and its webhooks on loopback. Throws when the port is taken. */
export const startStripeStandIn = async (options: StripeStandInOptions): Promise<StripeStandIn> => {
  let origin = '';
  const desk = openDesk(options, () => origin);
  const expire = (): void => {
    expireDue(desk);
    void desk.webhooks.flush();
  };
  const answer = async (incoming: Incoming): Promise<Answer> => {
    expire();
    const result = await route(desk, incoming);
    if (incoming.method === 'POST') desk.save();
    return result;
  };
  const server = await listen(options.port, answer, () => void desk.webhooks.flush());
  origin = originOf(server);
  // Set only now, so that a start on a taken port sends nothing.
  if (options.webhookUrl !== undefined) desk.webhooks.setUrl(options.webhookUrl);
  const timer = setInterval(expire, expiryInterval);
  return {
    url: origin,
    setWebhookUrl: desk.webhooks.setUrl,
    knobs: desk.knobs,
    sessions: () => desk.state.sessions.map((session) => show(desk, session)),
    state: () => desk.state,
    stop: async () => {
      clearInterval(timer);
      await Promise.all([close(server), desk.webhooks.stop()]);
      desk.save();
    },
  };
};
