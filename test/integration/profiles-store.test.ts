import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { profileRecordSchema } from '#lambdas/storage/profile-record.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { profileRecord } from '#test/support/builders.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const db = database();
const tokenOf = (issuedAt: number, session = 'this one') => ({ issuedAt, session });

test('a profile that does not exist cannot be created by a change', async () => {
  const userId = randomUUID();
  const profiles = createProfilesStore(db, tableOf('Profiles'));
  expect(await profiles.change(userId, { first_name: 'Camille' }, tokenOf(2))).toBeUndefined();
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
    expect(await profiles.ofSession(userId, tokenOf(issuedAt))).toBeUndefined();
    expect(await profiles.change(userId, {}, tokenOf(issuedAt))).toBeUndefined();
    expect(await profiles.change(userId, { first_name: 'Zoé' }, tokenOf(issuedAt))).toBeUndefined();
  }
  expect(await profiles.change(userId, { first_name: 'Zoé' }, tokenOf(101))).toMatchObject({
    first_name: 'Zoé',
  });
});

test('a session that was left changes and reads no profile, and no other one ends with it', async () => {
  const profiles = createProfilesStore(db, tableOf('Profiles'));
  const { user_id: userId } = profileRecord({ user_id: randomUUID() });
  await profiles.leaveSession(userId, 'gone', new Date());
  expect(await findRow('Profiles', { user_id: userId })).toBeUndefined();
  await putRow('Profiles', profileRecord({ user_id: userId }));
  await Promise.all(['gone', 'gone too'].map((one) => profiles.leaveSession(userId, one, new Date())));
  for (const one of ['gone', 'gone too']) {
    expect(await profiles.ofSession(userId, tokenOf(1, one))).toBeUndefined();
    expect(await profiles.change(userId, { first_name: 'Zoé' }, tokenOf(1, one))).toBeUndefined();
  }
  expect(await profiles.change(userId, { first_name: 'Zoé' }, tokenOf(1))).toMatchObject({
    first_name: 'Zoé',
  });
  await profiles.leaveSession(userId, 'last', new Date(Date.now() + 16 * 60_000));
  const { left_sessions } = profileRecordSchema.parse(await findRow('Profiles', { user_id: userId }));
  expect(Object.keys(left_sessions ?? {})).toEqual(['last']);
});
