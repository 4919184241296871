import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { profileRecord } from '#test/support/builders.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const db = database();

test('a profile that does not exist cannot be created by a change', async () => {
  const userId = randomUUID();
  const profiles = createProfilesStore(db, tableOf('Profiles'));
  expect(await profiles.change(userId, { first_name: 'Camille' }, 2)).toBeUndefined();
  await profiles.endSessions(userId, 1);
  expect(await findRow('Profiles', { user_id: userId })).toBeUndefined();
});

test('an ended session changes and reads no profile; an earlier end changes nothing', async () => {
  const profiles = createProfilesStore(db, tableOf('Profiles'));
  const { user_id: userId } = profileRecord({ user_id: randomUUID() });
  await putRow('Profiles', profileRecord({ user_id: userId }));
  await profiles.endSessions(userId, 100);
  await profiles.endSessions(userId, 90);
  for (const issuedAt of [0, 90, 100]) {
    expect(await profiles.ofSession(userId, issuedAt)).toBeUndefined();
    expect(await profiles.change(userId, {}, issuedAt)).toBeUndefined();
    expect(await profiles.change(userId, { first_name: 'Zoé' }, issuedAt)).toBeUndefined();
  }
  expect(await profiles.change(userId, { first_name: 'Zoé' }, 101)).toMatchObject({ first_name: 'Zoé' });
});
