import { setTimeout as delay } from 'node:timers/promises';
import type { ShopFacts } from '../../../bin/local/running.ts';
import { type Figure, milliseconds, quantile, type Section } from './figure.ts';
import { buy, type Customer, newVisitor, ordersOf, readProfile, signIn, signUp } from './visitor.ts';

const perSecond = 20;
const seconds = 60;
/** Paid orders must show as paid within this time after the last request. */
const patience = 60_000;

/** The requests of half a second: a sign-up, two payments, seven reads. */
const mix = [
  'sign-up',
  'orders',
  'payment',
  'orders',
  'profile',
  'payment',
  'orders',
  'profile',
  'orders',
  'orders',
] as const;
type Kind = (typeof mix)[number];

type Done = {
  readonly kind: Kind;
  readonly time: number;
  readonly failure?: string;
  readonly order?: string;
};
type Bought = { readonly customer: Customer; readonly order: string };

/** Enough customers to stay below every limit per account or network. */
const customersFor = async (shop: ShopFacts): Promise<Customer[]> => {
  const customers: Customer[] = [];
  for (let count = 0; count < 20; count += 1) {
    const visitor = newVisitor();
    await signUp(shop, visitor);
    customers.push(await signIn(shop, visitor));
  }
  return customers;
};

const act = async (shop: ShopFacts, kind: Kind, customer: Customer): Promise<string | undefined> => {
  if (kind === 'payment') return buy(shop, customer);
  if (kind === 'sign-up') await signUp(shop, newVisitor());
  if (kind === 'orders') await ordersOf(shop, customer);
  if (kind === 'profile') await readProfile(shop, customer);
  return undefined;
};

const timed = async (shop: ShopFacts, kind: Kind, customer: Customer): Promise<Done> => {
  const startedAt = performance.now();
  const time = () => performance.now() - startedAt;
  try {
    const order = await act(shop, kind, customer);
    return { kind, time: time(), ...(order && { order }) };
  } catch (error) {
    return { kind, time: time(), failure: error instanceof Error ? error.message : String(error) };
  }
};

/** Paid orders that do not show as paid in the account. */
const lostOf = async (shop: ShopFacts, bought: readonly Bought[]): Promise<Bought[]> => {
  const end = Date.now() + patience;
  let open = [...bought];
  while (open.length > 0 && Date.now() < end) {
    const paid = new Set<string>();
    for (const customer of new Set(open.map((one) => one.customer))) {
      const own = await ordersOf(shop, customer);
      for (const { id, status } of own) if (status === 'paid') paid.add(id);
    }
    open = open.filter(({ order }) => !paid.has(order));
    if (open.length > 0) await delay(1000);
  }
  return open;
};

const figuresOf = (done: readonly Done[], kind: Kind): Figure => {
  const times = done.filter((one) => one.kind === kind && !one.failure).map(({ time }) => time);
  const shown = [0.5, 0.99].map((share) => milliseconds(quantile(times, share)));
  return { what: `${kind} (${times.length})`, value: `p50 ${shown[0]} · p99 ${shown[1]}` };
};

/** The maximum number of parallel requests: each needs a process of Node here, where AWS would use another machine. */
const inFlight = 16;
type Plan = { readonly rate: number; readonly count: number };

/** A bounded loop: request n is sent at its time, or as soon as a running one is answered. */
const run = async (shop: ShopFacts, customers: readonly Customer[], { rate, count }: Plan) => {
  const done: Done[] = [];
  const bought: Bought[] = [];
  const startedAt = Date.now();
  let next = 0;
  const work = async (): Promise<void> => {
    for (let sent = next++; sent < count; sent = next++) {
      await delay(Math.max(0, startedAt + (sent * 1000) / rate - Date.now()));
      const kind = mix[sent % mix.length];
      // One further each round, so that every customer makes every kind of request.
      const customer = customers[(sent + Math.floor(sent / mix.length)) % customers.length];
      if (!customer || !kind) continue;
      const one = await timed(shop, kind, customer);
      done.push(one);
      if (one.order) bought.push({ customer, order: one.order });
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return { done, bought, rate: (count * 1000) / (Date.now() - startedAt) };
};

export const load = async (shop: ShopFacts): Promise<readonly Section[]> => {
  const customers = await customersFor(shop);
  const warm = await run(shop, customers, { rate: 5, count: 100 });
  const { done, bought, rate } = await run(shop, customers, { rate: perSecond, count: perSecond * seconds });
  const lost = await lostOf(shop, [...warm.bought, ...bought]);
  const failures = [...warm.done, ...done].flatMap(({ kind, failure }) =>
    failure ? [`${kind}: ${failure}`] : [],
  );
  const kinds = [...new Set(mix)];
  return [
    {
      title: `${perSecond} requests per second for ${seconds} s`,
      counted: `sign-ups, payments (with the paying on Stripe’s stand-in) and reads; ${inFlight} in flight at most, after a warm-up of 20 s`,
      figures: [
        { what: 'requests per second', value: rate.toFixed(1) },
        ...kinds.map((kind) => figuresOf(done, kind)),
        { what: 'refused or failed', value: String(failures.length) },
        {
          what: `orders lost of ${warm.bought.length + bought.length} paid`,
          value: String(lost.length),
          budget: '0',
          isMet: lost.length === 0,
        },
        ...[...Map.groupBy(failures, (failure) => failure.slice(0, 90))].map(([what, same]) => ({
          what,
          value: String(same.length),
        })),
      ],
    },
  ];
};
