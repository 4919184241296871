/** After a deployment, a function that was left on a replaced table, bucket or pool is named. */
import { expect, test } from 'vitest';
import { staleFailures } from '../../../../bin/deploy/stale.ts';

const now = {
  OrdersTable: 'orders-2',
  ProfilesTable: 'profiles-1',
  UserPoolId: 'pool-2',
  PapersBucket: 'papers-1',
};
const read = 'quatre-sagesses-dev-accounts-ReadProfile';
const told = (variables: Readonly<Record<string, string>>) => ({ name: read, variables });

test('functions that were told of the tables, buckets and pool of now pass, whatever else they were told', () => {
  const right = told({
    ORDERS_TABLE: 'orders-2',
    USER_POOL_ID: 'pool-2',
    SITE_URL: 'x',
    PAPERS_BUCKET: 'papers-1',
  });
  expect(staleFailures([right, told({})], now)).toEqual([]);
});

test.each([
  ['ORDERS_TABLE', 'orders-1', 'OrdersTable is orders-2 now'],
  ['USER_POOL_ID', 'pool-1', 'UserPoolId is pool-2 now'],
  ['PAPERS_BUCKET', 'papers-0', 'PapersBucket is papers-1 now'],
  ['REPORTS_BUCKET', 'reports-1', 'ReportsBucket is none now'],
])('a function that was told an old %s is named', (variable, value, fact) => {
  const one = told({ PROFILES_TABLE: 'profiles-1', [variable]: value });
  expect(staleFailures([told({}), one], now)).toEqual([
    `functions: ${read} was told ${variable}=${value}, but ${fact}`,
  ]);
});

test('functions of which nothing is known are no success', () => {
  for (const unknown of [[], [told({})], [told({ SITE_URL: 'x' })]])
    expect(staleFailures(unknown, now)).toEqual(['functions: none of the stage is told of a table']);
});
