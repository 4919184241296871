import { defineConfig } from 'vitest/config';

/** Amazon's library keeps the `fetch` that it finds when it is imported first: this file must give it its own. */
const fresh = ['test/unit/web/platform/session.test.ts'];
/** The promises of payments and accounts in numbers: `npm run proof`, every night. */
const proof = ['test/integration/proof-*.test.ts'];
const shop = ['test/support/shop.ts'];
const browser = [...shop, 'test/support/e2e/start-browser.ts'];
/** Count all that the shop does, hold it to its two seconds, or read what it logged: nothing else may happen meanwhile. */
const alone = [
  'test/integration/work-of-an-order.test.ts',
  'test/integration/work-of-a-report.test.ts',
  'test/integration/live-crowd.test.ts',
  'test/integration/logs-of-the-run.test.ts',
  'test/integration/many-orders.test.ts',
  // Experts who are away and disciplines that are closed stop the sales of every other test.
  'test/integration/due-date.test.ts',
  'test/integration/workshop.test.ts',
  // Leads the functions of every customer's profile to another table.
  'test/integration/stale-table.test.ts',
  // Puts every function back that has changed meanwhile.
  'test/integration/way-back.test.ts',
  // Builds and deploys a second shop: on a slow machine the functions of the first one pass their ten seconds beside it.
  'test/e2e/second-cooperative.test.ts',
];

/** Left alone, Vitest leaves one core of two idle. */
const workers = 2;
/** Files that use a shop or a browser wait for it as often as they work: a third at once takes a seventh off a run on two cores. */
const browserWorkers = 3;
/** Time limits are for what hangs, not for what is slow: a busy machine takes several times as long. */
const expect = { poll: { timeout: Number(process.env.POLL_LIMIT ?? 20_000) } };

/** unit, infra and component need no shop; integration, e2e and alone share one running shop, which `test/support/shop.ts` starts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: fresh,
          maxWorkers: workers,
          // Most of the time of a file went into importing the same modules again.
          isolate: false,
          testTimeout: 30_000,
          env: { STAGE: 'test', TZ: 'Europe/Paris' },
        },
      },
      { test: { name: 'fresh', include: fresh, testTimeout: 30_000 } },
      {
        test: {
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          globalSetup: ['test/support/built-site.ts'],
          maxWorkers: workers,
          // A process imports the CDK and makes the stacks once, for all files that look at them.
          isolate: false,
          testTimeout: 120_000,
          // One file bundles every function: on a busy machine that takes minutes.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['test/component/**/*.test.ts'],
          isolate: false,
          // A late browser fails no run: the test is tried once more, and named.
          retry: 1,
          globalSetup: ['test/support/component/start.ts', 'test/support/e2e/start-browser.ts'],
          expect,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 7 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          exclude: [...alone, ...proof],
          // A process of its own cost each file a quarter of a second of the processor; `setVariables` keeps them apart.
          isolate: false,
          globalSetup: shop,
          expect,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          exclude: alone,
          isolate: false,
          globalSetup: browser,
          expect,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          globalSetup: browser,
          expect,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // Not among the tests: `npm run proof` repeats them in large numbers.
        test: {
          name: 'proof',
          include: proof,
          globalSetup: shop,
          expect,
          testTimeout: 90_000,
          hookTimeout: 180_000,
          maxWorkers: browserWorkers,
          sequence: { groupOrder: 6 },
        },
      },
      {
        // Run by `test/infra/new-service.test.ts` in a copy of the tree, which has one service more.
        test: {
          name: 'new-service',
          include: ['test/new-service/**/*.test.ts'],
          globalSetup: browser,
          expect,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers: 1,
        },
      },
      {
        // Not among the tests: `npm run engines` drives Firefox, WebKit and Chromium, one after the other.
        test: {
          name: 'engines',
          include: ['test/engines/**/*.engine.ts'],
          globalSetup: shop,
          expect,
          testTimeout: 900_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
          sequence: { groupOrder: 5 },
        },
      },
      {
        // Not among the tests: `npm run shots` draws every screen into the ignored folder `shots`.
        test: {
          name: 'shots',
          include: ['test/shots/**/*.shot.ts'],
          globalSetup: browser,
          expect,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
