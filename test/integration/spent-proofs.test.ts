/** Each write of a dangerous act refuses a proof of the password that has served another one, and spends its own. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ExportRecord } from '#lambdas/storage/exports.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createAddressesStore } from '#lambdas/storage/transactions/change-address.ts';
import { createClosingsStore } from '#lambdas/storage/transactions/close-account.ts';
import { createExportWritesStore } from '#lambdas/storage/transactions/export.ts';
import { profileRecord } from '#test/support/builders.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const now = new Date();
const db = database();
const tables = {
  profiles: tableOf('Profiles'),
  outbox: tableOf('Outbox'),
  requests: tableOf('Requests'),
  exports: tableOf('Exports'),
  orders: tableOf('Orders'),
  staff: tableOf('Staff'),
};
const session = { issuedAt: 1, session: 'session' };

type Act = (profile: ProfileRecord, provedAt: number) => Promise<unknown>;
const openExport: Act = async ({ user_id }, provedAt) => {
  const row: ExportRecord = {
    ...{ user_id, id: randomUUID(), state: 'ready', asked_at: now.toISOString() },
    ...{ request: 'one', done: 1, total: 1 },
  };
  await putRow('Exports', row);
  return createExportWritesStore(db, tables).open(row, { provedAt }, now);
};
const acts: Readonly<Record<string, Act>> = {
  'a new password': ({ user_id }, provedAt) =>
    createProfilesStore(db, tables.profiles).spendProof(user_id, { provedAt }),
  'another address': (profile, provedAt) =>
    createAddressesStore(db, tables).change(profile, 'autre@exemple.fr', [], now, { provedAt }),
  'a closing': ({ user_id }, provedAt) =>
    createClosingsStore(db, tables).ask(user_id, now.toISOString(), [], { ...session, provedAt }, now),
  'an opened export': openExport,
};

test.each(Object.entries(acts))('%s', async (_name, act) => {
  const newAccount = async (spent?: number) => {
    const row = profileRecord({ user_id: randomUUID(), ...(spent && { proof_spent: spent }) });
    await putRow('Profiles', row);
    return row;
  };
  const isDone = (profile: ProfileRecord) =>
    act(profile, 100).then(
      (done) => done !== false,
      () => false,
    );
  for (const [spent, may] of [
    [undefined, true],
    [99, true],
    [100, false],
    [101, false],
  ] as const) {
    const profile = await newAccount(spent);
    expect(await isDone(profile)).toBe(may);
    const after = await findRow('Profiles', { user_id: profile.user_id });
    if (may) expect(after).toMatchObject({ proof_spent: 100 });
    else expect(after).toEqual(profile);
  }
});
