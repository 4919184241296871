/** The accounts of the atelier after a loss of the pool: docs/restore.md, «Accounts». */
import { expect, test } from 'vitest';
import { confirmedOrder, openPart, partRow, take } from '#test/support/atelier.ts';
import { newCustomer } from '#test/support/customers.ts';
import { newAdministrator, newExpert } from '#test/support/experts.ts';
import { keyFor } from '#test/support/keys.ts';
import { deleteAccount, poolClient, poolId } from '#test/support/pool.ts';
import { database, findRow, tableOf } from '#test/support/rows.ts';
import { accept, dismiss, enter, invitationOf, invite } from '#test/support/team.ts';
import { restoreAccounts } from '../../bin/restore/accounts.ts';

test('an expert whose account was lost comes back by an invitation, and the open parts by the queue', async () => {
  const [customer, expert, administrator] = await Promise.all([
    newCustomer(),
    newExpert(keyFor.numbers),
    newAdministrator(),
  ]);
  const id = await confirmedOrder(customer);
  expect((await take(expert, id)).status).toBe(200);
  await deleteAccount(expert.email);
  const place = { pool: poolClient(), UserPoolId: poolId(), only: expert.email, isDry: false };
  const tables = { profiles: tableOf('Profiles'), orders: tableOf('Orders') };
  expect(await restoreAccounts(database(), { ...place, ...tables })).toMatchObject({ failed: [] });

  const { email, name } = expert;
  const wish = { email, name, discipline: keyFor.numbers, is_administrator: false } as const;
  expect((await invite(administrator, wish)).status).toBe(201);
  const password = 'comete-77-atelier';
  expect((await accept(await invitationOf(email), password)).status).toBe(200);
  const back = await enter({ email, password });
  expect((await openPart(back, id)).status).toBe(403);

  expect((await dismiss(administrator, expert.userId)).status).toBe(200);
  expect(await findRow('Staff', { user_id: expert.userId })).toHaveProperty('left_at');
  expect(await partRow(id)).toMatchObject({ state: 'waiting', queue: keyFor.numbers });
  expect((await take(back, id)).status).toBe(200);
});
