/**
 * The stores in memory fulfil the same contracts as those on DynamoDB (`test/integration/storage-contract.test.ts`).
 */
import { describe } from 'vitest';
import { birthsContract } from '#test/support/contracts/births.ts';
import { noticesContract } from '#test/support/contracts/notices.ts';
import { ordersContract } from '#test/support/contracts/orders.ts';
import { refundsContract } from '#test/support/contracts/refunds.ts';
import type { Stores } from '#test/support/contracts/stores.ts';
import { memoryShop } from '#test/support/memory.ts';
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

describe('orders', () => ordersContract(stores));
describe('births', () => birthsContract(stores));
describe('refunds', () => refundsContract(stores));
describe('notices', () => noticesContract(stores));
