/**
 * The stores in memory fulfil the same contracts as those on DynamoDB (`test/integration/storage-contract.test.ts`).
 */
import { describe } from 'vitest';
import { partOf } from '#lambdas/storage/draft-keys.ts';
import type { PartRecord } from '#lambdas/storage/order-record.ts';
import { birthsContract } from '#test/support/contracts/births.ts';
import { type DraftStores, draftsContract } from '#test/support/contracts/drafts.ts';
import { noticesContract } from '#test/support/contracts/notices.ts';
import { ordersContract } from '#test/support/contracts/orders.ts';
import { refundsContract } from '#test/support/contracts/refunds.ts';
import type { Stores } from '#test/support/contracts/stores.ts';
import { memoryShop } from '#test/support/memory.ts';
import { memoryDrafts } from '#test/support/memory-drafts.ts';
import { memoryNotices } from '#test/support/memory-notices.ts';
import { memoryRefunds } from '#test/support/memory-refunds.ts';

const shop = memoryShop();
const memory: Stores = {
  ...shop,
  parts: shop.partsOfOrder,
  ...memoryRefunds(shop),
  notices: memoryNotices().store,
};
const stores = () => memory;

const parts = new Map<string, PartRecord>();
const desk = memoryDrafts((key) => {
  const part = parts.get(partOf(key));
  return part?.queue ? part.expert : undefined;
});
const draftStores: DraftStores = {
  drafts: desk.store,
  writes: desk.writes,
  put: async (part) => void parts.set(partOf(part), part),
};

describe('orders', () => ordersContract(stores));
describe('births', () => birthsContract(stores));
describe('refunds', () => refundsContract(stores));
describe('notices', () => noticesContract(stores));
describe('drafts', () => draftsContract(() => draftStores));
