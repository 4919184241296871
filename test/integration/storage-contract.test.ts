/**
 * The stores on DynamoDB fulfil the same contracts as those in memory (`test/unit/lambdas/storage/contract.test.ts`).
 */
import { afterAll, beforeAll, describe } from 'vitest';
import { createBirthsStore } from '#lambdas/storage/births.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { createOutboxStore } from '#lambdas/storage/outbox.ts';
import { createPartsStore } from '#lambdas/storage/parts.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { createDisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import { createNoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { createProvenOrdersStore } from '#lambdas/storage/transactions/prove-order.ts';
import { createRefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import { createRestartsStore } from '#lambdas/storage/transactions/restart.ts';
import { createSettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import { birthsContract } from '#test/support/contracts/births.ts';
import { noticesContract } from '#test/support/contracts/notices.ts';
import { ordersContract } from '#test/support/contracts/orders.ts';
import { refundsContract } from '#test/support/contracts/refunds.ts';
import type { Stores } from '#test/support/contracts/stores.ts';
import { copyOf, dropTable } from '#test/support/contracts/table-copies.ts';
import { database } from '#test/support/rows.ts';

let tables: Record<'orders' | 'parts' | 'outbox' | 'ledger' | 'refunds' | 'concerns' | 'births', string>;

const stores = (): Stores => {
  const db = database();
  return {
    orders: createOrdersStore(db, tables.orders),
    births: createBirthsStore(db, tables.births),
    restarts: createRestartsStore(db, tables),
    parts: createPartsStore(db, tables.parts),
    outbox: createOutboxStore(db, tables.outbox),
    settlements: createSettlementsStore(db, tables),
    provenOrders: createProvenOrdersStore(db, tables),
    refunds: createRefundsStore(db, tables.refunds),
    refundRequests: createRefundRequestsStore(db, tables),
    refundSettlements: createRefundSettlementsStore(db, tables),
    disputes: createDisputesStore(db, tables),
    notices: createNoticesStore(db, tables),
  };
};

beforeAll(async () => {
  tables = {
    orders: await copyOf('Orders'),
    parts: await copyOf('Parts'),
    outbox: await copyOf('Outbox'),
    ledger: await copyOf('Ledger'),
    refunds: await copyOf('Refunds'),
    concerns: await copyOf('Concerns'),
    births: await copyOf('Births'),
  };
});
afterAll(() => Promise.all(Object.values(tables).map(dropTable)));

describe('orders', () => ordersContract(stores));
describe('births', () => birthsContract(stores));
describe('refunds', () => refundsContract(stores));
describe('notices', () => noticesContract(stores));
