/**
 * The stores on DynamoDB fulfil the same contracts as those in memory (`test/unit/lambdas/storage/contract.test.ts`).
 */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe } from 'vitest';
import { createBirthsStore } from '#lambdas/storage/births.ts';
import { createDraftsStore } from '#lambdas/storage/drafts.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { createOutboxStore } from '#lambdas/storage/outbox.ts';
import { createPartErasuresStore } from '#lambdas/storage/part-erasures.ts';
import { createPartsStore } from '#lambdas/storage/parts.ts';
import { createRefundsStore } from '#lambdas/storage/refunds.ts';
import { createDisputesStore } from '#lambdas/storage/transactions/dispute.ts';
import { createNoticesStore } from '#lambdas/storage/transactions/notify.ts';
import { createRefundRequestsStore } from '#lambdas/storage/transactions/refund.ts';
import { createRestartsStore } from '#lambdas/storage/transactions/restart.ts';
import { createSettlementsStore } from '#lambdas/storage/transactions/settle.ts';
import { createRefundSettlementsStore } from '#lambdas/storage/transactions/settle-refund.ts';
import { createVerifiedOrdersStore } from '#lambdas/storage/transactions/verify-order.ts';
import { createDraftWritesStore } from '#lambdas/storage/transactions/write-draft.ts';
import { birthsContract } from '#test/support/contracts/births.ts';
import { type DraftStores, draftsContract } from '#test/support/contracts/drafts.ts';
import { noticesContract } from '#test/support/contracts/notices.ts';
import { ordersContract } from '#test/support/contracts/orders.ts';
import { refundsContract } from '#test/support/contracts/refunds.ts';
import type { Stores } from '#test/support/contracts/stores.ts';
import { copyOf, dropTable } from '#test/support/contracts/table-copies.ts';
import { database } from '#test/support/rows.ts';

type Copied = 'orders' | 'parts' | 'outbox' | 'ledger' | 'refunds' | 'issues' | 'births' | 'drafts';
let tables: Record<Copied, string>;

const stores = (): Stores => {
  const db = database();
  return {
    orders: createOrdersStore(db, tables.orders),
    births: createBirthsStore(db, tables.births),
    restarts: createRestartsStore(db, tables),
    parts: createPartsStore(db, tables.parts),
    outbox: createOutboxStore(db, tables.outbox),
    settlements: createSettlementsStore(db, tables),
    verifiedOrders: createVerifiedOrdersStore(db, tables),
    refunds: createRefundsStore(db, tables.refunds),
    refundRequests: createRefundRequestsStore(db, tables),
    refundSettlements: createRefundSettlementsStore(db, tables),
    disputes: createDisputesStore(db, tables),
    notices: createNoticesStore(db, tables),
  };
};

const draftStores = (): DraftStores => {
  const db = database();
  return {
    drafts: { ...createDraftsStore(db, tables.drafts), ...createPartErasuresStore(db, tables.drafts) },
    writes: createDraftWritesStore(db, tables),
    put: async (part) => {
      await db.send(new PutCommand({ TableName: tables.parts, Item: part }));
    },
  };
};

beforeAll(async () => {
  tables = {
    orders: await copyOf('Orders'),
    parts: await copyOf('Parts'),
    outbox: await copyOf('Outbox'),
    ledger: await copyOf('Ledger'),
    refunds: await copyOf('Refunds'),
    issues: await copyOf('Issues'),
    births: await copyOf('Births'),
    drafts: await copyOf('Drafts'),
  };
});
afterAll(() => Promise.all(Object.values(tables).map(dropTable)));

describe('orders', () => ordersContract(stores));
describe('births', () => birthsContract(stores));
describe('refunds', () => refundsContract(stores));
describe('notices', () => noticesContract(stores));
describe('drafts', () => draftsContract(draftStores));
