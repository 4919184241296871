import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { PaidKey } from '#domain/catalogue.ts';
import { orderNumber } from '#domain/order.ts';
import * as routes from '#domain/wire/refunds.ts';
import { type RefundRecord, refundRecordSchema } from '#lambdas/storage/order-record.ts';
import { keyFor } from '#test/support/keys.ts';
import { type Answer, call, eventually, newAddress } from './client.ts';
import type { TestCustomer } from './customers.ts';
import { orderRow } from './deployed.ts';
import { database, tableOf } from './rows.ts';
import { refundsOfPayment } from './stand-in.ts';

type Who = { readonly token?: string; readonly ip?: string };
/** Names an order by number and address, or by id with a session. */
export type Named = { readonly number: string; readonly email: string } | { readonly order_id: string };

export const namedBy = (orderId: string, { email }: Pick<TestCustomer, 'email'>): Named => ({
  number: orderNumber(orderId),
  email,
});

export const find = (named: Named, who: Who = {}): Promise<Answer> =>
  call('POST', routes.findWithdrawal.path, { body: named, ip: newAddress(), ...who });

/** The body of a declaration; one click is one attempt. */
export const declaration = (
  named: Named,
  services: readonly PaidKey[] = [keyFor.numbers],
  attempt: string = randomUUID(),
) => ({ ...named, name: 'Camille D’Angelo', services: [...services], attempt });

export const declare = (body: ReturnType<typeof declaration>, who: Who = {}): Promise<Answer> =>
  call('POST', routes.withdraw.path, { body, ip: newAddress(), ...who });

/** All refunds of an order from their table, oldest first. */
export const refundRows = async (orderId: string): Promise<RefundRecord[]> => {
  const query = new QueryCommand({
    TableName: tableOf('Refunds'),
    KeyConditionExpression: 'order_id = :order',
    ExpressionAttributeValues: { ':order': orderId },
    ConsistentRead: true,
  });
  const rows = z.array(refundRecordSchema).parse((await database().send(query)).Items ?? []);
  return rows.sort((left, right) => left.requested_at.localeCompare(right.requested_at));
};

const paymentOf = async (orderId: string): Promise<string> => {
  const { payment_intent: intent } = await orderRow(orderId);
  if (!intent) throw new Error(`order ${orderId} is not paid`);
  return intent;
};

/** The cents of each refund that Stripe made for an order, oldest first. */
export const backFor = async (orderId: string): Promise<number[]> =>
  (await refundsOfPayment(await paymentOf(orderId))).map(({ amount }) => amount);
/** The same with what became of each, such as «failed 900». */
export const madeFor = async (orderId: string): Promise<string[]> =>
  (await refundsOfPayment(await paymentOf(orderId))).map(({ status, amount }) => `${status} ${amount}`);
export const intentOf = paymentOf;

/** Waits until so many cents of an order are refunded. */
export const awaitRefunded = (orderId: string, cents: number) =>
  eventually(async () => {
    const order = await orderRow(orderId);
    return order.refunded_amount === cents ? order : undefined;
  }, `${cents} cents of ${orderId} to be back`);
