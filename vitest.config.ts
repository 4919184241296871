import { defineConfig } from 'vitest/config';

const shop = ['test/support/shop.ts'];
/** Counts all that the shop does: nothing else may happen in it meanwhile. */
const alone = ['test/integration/work-of-an-order.test.ts'];

/** unit and infra need nothing; integration, e2e and alone share one running shop, which `test/support/shop.ts` starts. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/unit/**/*.test.{ts,tsx}'] } },
      {
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          exclude: alone,
          globalSetup: shop,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: shop,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          globalSetup: shop,
          testTimeout: 30_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // Not among the tests: `npm run shots` draws every screen into the ignored folder `shots`.
        test: {
          name: 'shots',
          include: ['test/shots/**/*.shot.ts'],
          globalSetup: shop,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
