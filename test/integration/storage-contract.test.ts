/** The stores on DynamoDB hold what their copies in memory hold (`test/unit/lambdas/storage/contract.test.ts`). */
import { afterAll, beforeAll, describe } from 'vitest';
import { createDisputesStore } from '#lambdas/storage/disputes-store.ts';
import { createNoticesStore } from '#lambdas/storage/notices-store.ts';
import { createOrdersStore } from '#lambdas/storage/orders-store.ts';
import { createOutboxStore } from '#lambdas/storage/outbox-store.ts';
import { createPartsStore } from '#lambdas/storage/parts-store.ts';
import { createProvenOrdersStore } from '#lambdas/storage/proven-orders-store.ts';
import { createRefundRequestsStore } from '#lambdas/storage/refund-requests-store.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/refund-settlements-store.ts';
import { createRefundsStore } from '#lambdas/storage/refunds-store.ts';
import { createSettlementsStore } from '#lambdas/storage/settlements-store.ts';
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
