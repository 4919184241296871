/** The seal of an account whose mailbox an administrator chose: what sets it, what it refuses, and what ends it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addHours } from '#domain/dates.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { newMail } from '#lambdas/storage/outbox-record.ts';
import { type ProfileRecord, profileRecordSchema } from '#lambdas/storage/profile-record.ts';
import { createTokensStore } from '#lambdas/storage/tokens.ts';
import { type ChangedBy, createAddressesStore } from '#lambdas/storage/transactions/change-address.ts';
import { createMembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { createUnsealingsStore } from '#lambdas/storage/transactions/unseal.ts';
import { createVerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';
import { profileRecord, staffRecord } from '#test/support/builders.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const now = new Date();
const at = now.toISOString();
const db = database();
const tables = {
  profiles: tableOf('Profiles'),
  outbox: tableOf('Outbox'),
  orders: tableOf('Orders'),
  staff: tableOf('Staff'),
  tokens: tableOf('Tokens'),
  issues: tableOf('Issues'),
};
const verifications = createVerificationsStore(db, tables);
const addresses = createAddressesStore(db, tables);

const newAccount = async (changes: Partial<ProfileRecord> = {}) => {
  const row = profileRecord({ user_id: randomUUID(), email: `${randomUUID()}@exemple.fr`, ...changes });
  await putRow('Profiles', row);
  return row;
};
const read = async ({ user_id }: ProfileRecord) =>
  profileRecordSchema.parse(await findRow('Profiles', { user_id }));
const seal = (opens_at?: string) => ({ who: ['admin'], at, ...(opens_at && { opens_at }) });
const linkOf = async ({ user_id, email }: ProfileRecord) => {
  const tokens = createTokensStore(db, tables.tokens);
  const expires_at = addHours(now, 1).toISOString();
  const found = await tokens.find(await tokens.mint({ purpose: 'reset', user_id, email, expires_at }, now));
  if (!found) throw new Error('no token');
  return found;
};

test('an administrator’s change seals, until a customer’s own change; the seal names everybody who chose the mailbox', async () => {
  const first = await newAccount();
  const change = async (email: string, by: ChangedBy) => {
    await addresses.change(await read(first), email, [], now, by);
    return (await read(first)).sealed;
  };
  expect(await change(first.email, { who: 'one' })).toBeUndefined();
  expect(await change('autre@exemple.fr', { who: 'one' })).toEqual({ who: ['one'], at });
  expect(await change('autre@exemple.fr', { who: 'two' })).toEqual({ who: ['one', 'two'], at });
  expect(await change('ailleurs@exemple.fr', { who: 'two' })).toEqual({ who: ['two'], at });
  expect(await change('chez-moi@exemple.fr', { provedAt: 7 })).toBeUndefined();
});

test.each([
  ['without a second administrator', undefined, false],
  ['before its instant', addHours(now, 1).toISOString(), false],
  ['at its instant', at, true],
])('the mailbox alone sets a password %s: %s', async (_when, opens, may) => {
  const account = await newAccount({ sealed: seal(opens) });
  expect(await verifications.consume(await linkOf(account), now)).toBe(may);
  const after = await read(account);
  expect([after.email_validated, after.sealed === undefined]).toEqual([may, may]);
});

test('a browser that is at home in the account ends the seal', async () => {
  const account = await newAccount({ sealed: seal() });
  expect(await verifications.consume(await linkOf(account), now, 'account')).toBe(true);
  expect(await read(account)).toMatchObject({ email_validated: true });
  expect(await read(account)).not.toHaveProperty('sealed');
});

test('the undoing of the change ends the seal', async () => {
  const account = await newAccount({ sealed: seal(), email_changed_at: at });
  const link = { ...(await linkOf(account)), email: 'avant@exemple.fr', changed_at: at };
  expect(await verifications.restore(link, account, now)).toBe(true);
  expect(await read(account)).not.toHaveProperty('sealed');
});

test('no sealed account is invited to the atelier', async () => {
  const account = await newAccount({ sealed: seal() });
  const row = staffRecord({ user_id: account.user_id, email: account.email, accepted_at: undefined });
  const mail = newMail(`test:${randomUUID()}`, 'nobody', { kind: 'invitation', user_id: 'nobody' }, now);
  await expect(createMembershipStore(db, tables).invite(row, undefined, mail)).rejects.toThrow(Moved);
});

test.each([
  ['by another administrator', { asked_at: at }, 'other', true],
  ['by who chose the mailbox', { asked_at: at }, 'admin', false],
  ['before the mailbox asks', {}, 'other', false],
  ['when it is done', { asked_at: at, opens_at: at }, 'other', false],
  ['for a mailbox that was chosen since', { asked_at: at, at: 'since' }, 'other', false],
])('a seal is opened %s', async (_case, changes, who, may) => {
  const stored = { ...seal(), ...changes };
  const account = await newAccount({ sealed: stored });
  const unsealings = createUnsealingsStore(db, tables);
  const opens = addHours(now, 72).toISOString();
  expect(await unsealings.confirm({ ...account, sealed: { ...stored, at } }, who, opens, [])).toBe(may);
  expect((await read(account)).sealed).toEqual(may ? { ...stored, opens_at: opens } : stored);
});

test('a mailbox asks once, and «À traiter» lists it', async () => {
  const account = { ...(await newAccount({ sealed: seal() })), sealed: seal() };
  const unsealings = createUnsealingsStore(db, tables);
  expect(await unsealings.ask(account, now)).toBe(true);
  expect(await unsealings.ask(account, now)).toBe(false);
  expect(await findRow('Issues', { kind: 'sealed', id: account.user_id })).toMatchObject({ since: at });
});
