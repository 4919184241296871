/** What notices that the whole shop is silent, on the deployed stack. */
import { expect, test } from 'vitest';
import { newCustomer } from '#test/support/customers.ts';
import { ageOrder, runNow, visitNow } from '#test/support/deployed.ts';
import { queuedOrder } from '#test/support/issues.ts';

test('a visit from outside finds that the shop answers: page, configuration, sign-in, API and socket', async () => {
  expect(await visitNow()).toEqual({ failed: [] });
});

test('the hour’s run of the sweep of issues reads the orders of the last hours', async () => {
  const { id } = await queuedOrder(await newCustomer(), 48);
  await ageOrder(id, 90);
  // An earlier clock makes no order of another test late.
  const minute = new Date().getUTCMinutes();
  await expect(runNow('SweepIssuesFunction', 2 - minute - 60)).resolves.toBeUndefined();
});
