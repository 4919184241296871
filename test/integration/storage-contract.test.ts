/**
 * The stores on DynamoDB fulfil the same contracts as those in memory (`test/unit/lambdas/storage/contract.test.ts`).
 */
import { afterAll, beforeAll, describe } from 'vitest';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { createOutboxStore } from '#lambdas/storage/outbox.ts';
import { createPartsStore } from '#lambdas/storage/parts.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { createDisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import { createNoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { createProvenOrdersStore } from '#lambdas/storage/transactions/prove-order.ts';
import { createRefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import { createSettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import { noticesContract } from '#test/support/contracts/notices.ts';
import { ordersContract } from '#test/support/contracts/orders.ts';
import { refundsContract } from '#test/support/contracts/refunds.ts';
import type { Stores } from '#test/support/contracts/stores.ts';
import { copyOf, dropTable } from '#test/support/contracts/table-copies.ts';
import { database } from '#test/support/rows.ts';

let tables: Record<'orders' | 'parts' | 'outbox' | 'ledger' | 'refunds' | 'concerns', string>;

const stores = (): Stores => {
  const db = database();
  return {
    orders: createOrdersStore(db, tables.orders),
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
  };
});
afterAll(() => Promise.all(Object.values(tables).map(dropTable)));

describe('orders', () => ordersContract(stores));
describe('refunds', () => refundsContract(stores));
describe('notices', () => noticesContract(stores));
