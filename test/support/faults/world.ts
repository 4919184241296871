/** A shop of one proof: private tables, queues and Stripe, and the functions behind the fault proxy. */
import { inject } from 'vitest';
import { secretOf } from '../deployed.ts';
import { type StripeStandIn, startStripeStandIn } from '../stripe/server.ts';
import { type HttpAnswer, type HttpCall, httpAnswer, httpEvent } from './events.ts';
import type { Variables } from './function-host.ts';
import type { FunctionName, Lane } from './lane.ts';
import { type FaultProxy, startFaultProxy } from './proxy.ts';
import { createResources, type Resources } from './resources.ts';

export type World = {
  readonly lane: Lane;
  readonly resources: Resources;
  readonly stripe: StripeStandIn;
  readonly stripeKey: string;
  readonly webhookSecret: string;
  readonly proxy: FaultProxy;
  invoke(name: FunctionName, event: unknown): Promise<unknown>;
  call(name: FunctionName, call: HttpCall): Promise<HttpAnswer>;
  /** Makes the next call of each function a cold start. */
  coolDown(): void;
  logs(): Promise<string>;
  close(): Promise<void>;
};

const localVariables = (resources: Resources, proxy: FaultProxy): Variables => ({
  ORDERS_TABLE: resources.tableNames.Orders,
  PARTS_TABLE: resources.tableNames.Parts,
  REFUNDS_TABLE: resources.tableNames.Refunds,
  ISSUES_TABLE: resources.tableNames.Issues,
  PROFILES_TABLE: resources.tableNames.Profiles,
  STAFF_TABLE: resources.tableNames.Staff,
  LEDGER_TABLE: resources.tableNames.Ledger,
  OUTBOX_TABLE: resources.tableNames.Outbox,
  LIMITS_TABLE: resources.tableNames.Limits,
  CONTACTS_TABLE: resources.tableNames.Contacts,
  COUNTERS_TABLE: resources.tableNames.Counters,
  // The SDK sends to the queue's own address, so that address leads through the proxy too.
  MAIL_QUEUE_URL: `${proxy.aws}${new URL(resources.queues.urls.mails).pathname}`,
  PAPER_QUEUE_URL: `${proxy.aws}${new URL(resources.queues.urls.papers).pathname}`,
  AWS_ENDPOINT_URL: proxy.aws,
  STRIPE_API: proxy.stripe,
});

/** Replaces only variables of the deployed function: a missing one stays missing. */
const withOwn = (deployed: Variables, own: Variables): Variables => {
  const given = Object.entries(own).filter(([name]) => name in deployed || name.startsWith('AWS_'));
  return { ...deployed, ...Object.fromEntries(given) };
};

const invoker = (lane: Lane, own: Variables) => {
  const warm = new Set<FunctionName>();
  const invoke = async (name: FunctionName, event: unknown): Promise<unknown> => {
    const host = await lane.hosted(name);
    const env = withOwn(await lane.variables(name), own);
    if (!warm.has(name)) host.start(env);
    warm.add(name);
    return host.invoke(event);
  };
  const logs = async () => {
    const written: string[] = [];
    for (const name of warm) written.push(`--- ${name}\n${(await lane.hosted(name)).log()}`);
    return written.join('\n');
  };
  return { invoke, logs, coolDown: () => warm.clear() };
};

export const openWorld = async (lane: Lane): Promise<World> => {
  const resources = await createResources();
  const [stripeKey, webhookSecret] = [await secretOf('stripeKey'), await secretOf('stripeWebhookSecrets')];
  const stripe = await startStripeStandIn({ port: 0, secretKey: stripeKey, webhookSecret });
  const proxy = await startFaultProxy({ aws: inject('shop').emulator, stripe: stripe.url });
  const { invoke, logs, coolDown } = invoker(lane, localVariables(resources, proxy));
  return {
    lane,
    resources,
    stripe,
    stripeKey,
    webhookSecret,
    proxy,
    invoke,
    coolDown,
    logs,
    call: async (name, call) => httpAnswer(await invoke(name, httpEvent(call))),
    close: async () => {
      await Promise.all([proxy.stop(), stripe.stop(), resources.remove()]);
    },
  };
};
