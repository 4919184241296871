import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Account } from '../../../bin/local/run-file.ts';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { type Buyer, openBuyer, type Purchase } from './buyer.ts';
import type { CountedCall, CountingProxy } from './counting-proxy.ts';
import { type Detour, startDetour } from './detour.ts';
import { limited, median, milliseconds, type Section } from './figure.ts';

/** The work of one order, from the click on pay to the confirmation accepted by SES. */
export type OrderWork = {
  /** Calls of the shop's HTTP API by the browser and Stripe. */
  readonly apiCalls: readonly string[];
  readonly awsCalls: readonly CountedCall[];
  readonly readUnits: number;
  readonly writeUnits: number;
  /** Calls of Stripe while the customer waits for its page. */
  readonly stripeCalls: number;
  readonly purchase: Purchase;
};

/** The most that an order takes. A fast browser takes fewer reads (`docs/measurements.md`, «Units of an order»). */
export const orderLimits = { apiCalls: 10, writeUnits: 33, readUnits: 13, stripeCalls: 1 } as const;

const delivered = z.array(z.object({ delivery: z.string() }));

/** Events about a session that Stripe has delivered to the shop. */
const webhooksOf = async ({ payments }: ShopFacts, sessionId: string): Promise<string[]> => {
  const answer = await fetch(`${payments}/_events?session=${sessionId}`);
  const events = delivered.parse(await answer.json()).filter(({ delivery }) => delivery === 'delivered');
  return events.map(() => 'POST /api/stripe-webhook');
};

/** Waits until there was no call for a while: mails of earlier orders are sent, and those of this one. */
const silence = async ({ calls }: CountingProxy): Promise<void> => {
  for (let seen = -1; seen !== calls.length; ) {
    seen = calls.length;
    await delay(2500);
  }
};

const sumOf = (calls: readonly CountedCall[], unit: 'reads' | 'writes'): number =>
  calls.reduce((sum, call) => sum + call[unit], 0);

const measureOne = async (shop: ShopFacts, buyer: Buyer, { aws, stripe }: Detour): Promise<OrderWork> => {
  await silence(aws);
  let stripeCalls = 0;
  const purchase = await buyer.buy({
    clicked: () => {
      aws.forget();
      stripe.forget();
    },
    arrived: () => {
      stripeCalls = stripe.calls.length;
    },
  });
  await silence(aws);
  return {
    apiCalls: [...purchase.apiCalls, ...(await webhooksOf(shop, purchase.sessionId))],
    awsCalls: [...aws.calls],
    readUnits: sumOf(aws.calls, 'reads'),
    writeUnits: sumOf(aws.calls, 'writes'),
    stripeCalls,
    purchase,
  };
};

const withBuyer = async <Result>(
  shop: ShopFacts,
  account: Account,
  act: (buyer: Buyer) => Promise<Result>,
) => {
  const buyer = await openBuyer(shop, account);
  return act(buyer).finally(buyer.close);
};

/**
 * Makes first orders of signed-in accounts with a verified address, in a real browser, one after the other, and counts
 * each separately. An order of the first customer, in which the functions read their secrets and keys, is not counted.
 */
export const measureOrders = async (shop: ShopFacts, count: number): Promise<OrderWork[]> => {
  const detour = await startDetour(shop);
  try {
    const works: OrderWork[] = [];
    for (const account of shop.accounts.slice(0, count + 1)) {
      works.push(await withBuyer(shop, account, (buyer) => measureOne(shop, buyer, detour)));
    }
    return works.slice(1);
  } finally {
    await detour.end();
  }
};

/** `3 × GetItem` and so on, with the units of each operation. */
const operationsOf = (calls: readonly CountedCall[]): string[] =>
  [...Map.groupBy(calls, ({ operation }) => operation)].map(([operation, same]) => {
    const units = sumOf(same, 'reads') + sumOf(same, 'writes');
    return `${same.length} × ${operation}${units > 0 ? ` (${units})` : ''}`;
  });

export const orderWork = async (shop: ShopFacts): Promise<readonly Section[]> => {
  const works = await measureOrders(shop, 3);
  const last = works.at(-1);
  if (!last) throw new Error('no order was counted');
  const { apiCalls, writeUnits, readUnits, stripeCalls } = orderLimits;
  const times = (key: 'toPaymentPage' | 'toThanks') =>
    milliseconds(median(works.map((work) => work.purchase[key])));
  return [
    {
      title: 'Work of one order, from the click on pay to the confirmation sent',
      counted: [
        'first order, one service, signed in, warm functions; units as the emulator counts them: transactions double,',
        'indexes included once (DynamoDB copies to them outside the transaction), refused writes as well',
        `HTTP API: ${last.apiCalls.join(' · ')}`,
        `AWS: ${operationsOf(last.awsCalls).join(' · ')}`,
      ].join('\n'),
      figures: [
        limited('calls of the HTTP API', last.apiCalls.length, apiCalls),
        { what: 'calls of AWS by the functions', value: String(last.awsCalls.length) },
        limited('write units', last.writeUnits, writeUnits),
        limited('read units', last.readUnits, readUnits),
        limited('calls of Stripe before its page', last.stripeCalls, stripeCalls),
      ],
    },
    {
      title: 'Waiting in the browser',
      counted: `medians of ${works.length}, Chromium on this machine, Stripe’s stand-in, through the counting proxy`,
      figures: [
        { what: 'click on pay → Stripe’s page', value: times('toPaymentPage') },
        { what: 'click on Stripe’s page → thanks', value: times('toThanks') },
      ],
    },
  ];
};
