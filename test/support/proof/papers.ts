import { randomUUID } from 'node:crypto';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Paper, type PaperKind, paperSchema, prefixes } from '#domain/papers.ts';
import { eventually } from '../client.ts';
import { newCustomer } from '../customers.ts';
import { orderRow, putMail } from '../deployed.ts';
import { buy, type Purchase, payAt } from '../purchases.ts';
import { database, putRow, tableOf } from '../rows.ts';
import type { Result } from './figures.ts';
import { inParallel } from './in-parallel.ts';

/** Orders per customer: fewer than an account may make in an hour. */
const ordersEach = 10;

const pendingOrders = async (count: number): Promise<Purchase[]> => {
  const customers = await Promise.all(
    Array.from({ length: Math.ceil(count / ordersEach) }, () => newCustomer()),
  );
  const buyers = customers.flatMap((customer) => Array.from({ length: ordersEach }, () => customer));
  const orders: Purchase[] = [];
  await inParallel(buyers.slice(0, count), 5, async (customer) => {
    orders.push(await buy(customer));
  });
  return orders;
};

/** Writes a refund as after Stripe's answer: it has succeeded, and its mail waits. */
const refund = async (orderId: string): Promise<void> => {
  const [id, at] = [randomUUID(), new Date().toISOString()];
  const dates = { requested_at: at, settled_at: at };
  const given = { amount: 900, origin: 'administrator', state: 'succeeded' };
  await putRow('Refunds', { order_id: orderId, id, ...given, ...dates });
  await putMail(`refund:${orderId}:${id}`, { kind: 'refund', order_id: orderId, refund_id: id });
};

const awaitPaper = (orderId: string, kind: PaperKind): Promise<Paper> =>
  eventually(
    async () => (await orderRow(orderId)).papers?.find((paper) => paper.kind === kind),
    `the ${kind} of ${orderId}`,
    120_000,
  );

const numbered = z.array(z.object({ papers: z.array(paperSchema) }));

/** All issued numbers of a kind, in order. */
const allNumbers = async (kind: PaperKind): Promise<string[]> => {
  const found: string[] = [];
  const scan = { TableName: tableOf('Orders'), FilterExpression: 'attribute_exists(papers)' };
  for await (const page of paginateScan({ client: database() }, { ...scan, ConsistentRead: true })) {
    const papers = numbered.parse(page.Items ?? []).flatMap((order) => order.papers);
    found.push(...papers.filter((paper) => paper.kind === kind).map(({ number }) => number));
  }
  return found.sort();
};

/** The missing or duplicate numbers from the year's first to the last of these orders. */
const lostOf = async (kind: PaperKind, orderIds: readonly string[]): Promise<string[]> => {
  const own: string[] = [];
  for (const id of orderIds) own.push((await awaitPaper(id, kind)).number);
  const last = own.sort().at(-1) ?? '';
  const [year = '', count = '0'] = last.slice(prefixes[kind].length).split('-');
  const all = (await allNumbers(kind)).filter((number) => number <= last);
  const expected = Array.from(
    { length: Number(count) },
    (_, index) => `${prefixes[kind]}${year}-${String(index + 1).padStart(6, '0')}`,
  );
  return [
    ...expected.filter((number) => !all.includes(number)).map((number) => `${number} is missing`),
    ...all.filter((number, index) => all.indexOf(number) !== index).map((number) => `${number} stands twice`),
  ];
};

/** Pays orders in parallel, then refunds all of them in parallel. */
export const numberPapers = async (count: number): Promise<Result> => {
  const orders = await pendingOrders(count);
  const ids = orders.map(({ order_id }) => order_id);
  await Promise.all(orders.map(({ sessionId }) => payAt(sessionId, 'paid')));
  const invoices = await lostOf('invoice', ids);
  await Promise.all(ids.map(refund));
  return { tried: 2 * count, lost: [...invoices, ...(await lostOf('credit_note', ids))] };
};
