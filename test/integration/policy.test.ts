/** An important change of the privacy policy is told once to each account from before it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, addHours } from '#domain/dates.ts';
import { newsDays } from '#domain/policy.ts';
import { policyChanges } from '#domain/texts/policy-changes.ts';
import { policyMailTexts } from '#domain/texts/policy-mail.ts';
import { slices } from '#lambdas/accounts/tell-policy.ts';
import { mailAbout } from '#lambdas/storage/outbox-record.ts';
import { createPolicyNoticesStore } from '#lambdas/storage/transactions/tell-policy.ts';
import { profileRecord } from '#test/support/builders.ts';
import { newCustomer, type TestCustomer } from '#test/support/customers.ts';
import { makeMailDue, runNow } from '#test/support/deployed.ts';
import { claimsOf } from '#test/support/jwt.ts';
import { awaitMail, mailsOf } from '#test/support/mails.ts';
import { database, findRow, putRow, setAttribute, tableOf } from '#test/support/rows.ts';

/** A version of tomorrow is no news yet. */
const change = policyChanges.filter(({ version }) => new Date(version) <= new Date()).at(-1);
if (!change) throw new Error('no change to tell');
const before = addDays(new Date(change.version), -1).toISOString();
const userIdOf = ({ access }: TestCustomer): string => claimsOf(access).sub;
const profileOf = (userId: string) => findRow('Profiles', { user_id: userId });

/** Minutes from now to the last moment at which the change is news. */
const latest = (): number => {
  const end = addDays(new Date(change.appliesFrom), newsDays).getTime() - 60_000;
  return Math.min(0, Math.floor((end - Date.now()) / 60_000));
};

/** Before its first two hours are over, a version has no two hours behind it. */
const isFresh = new Date() < addHours(new Date(change.version), 2);

/** The runs of the last two hours, or of the next, which see every account. */
const tellAll = async (): Promise<void> => {
  for (let run = 0; run < slices; run += 1)
    await runNow('TellPolicyFunction', isFresh ? 5 * (run + 1) : latest() - 5 * run);
};

/** Sends a mail of the next two hours at once. */
const sendNow = async (userId: string): Promise<void> => {
  await makeMailDue(`policy:${userId}:${change.version}`);
  await runNow('SweepMailsFunction');
};

const newsOf = async ({ email }: TestCustomer) =>
  (await mailsOf(email)).filter(({ subject }) => subject === policyMailTexts.subject);

test('runs at once and repeated runs write one mail to who was there before, and none to others', async () => {
  const [customer, closing, bounced, after] = [
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
    await newCustomer(),
  ];
  for (const one of [customer, closing, bounced])
    await setAttribute('Profiles', ['user_id', userIdOf(one)], 'created_at', before);
  await setAttribute('Profiles', ['user_id', userIdOf(closing)], 'closing', 'asked');
  const problem = { kind: 'bounce', at: before, address: bounced.email };
  await setAttribute('Profiles', ['user_id', userIdOf(bounced)], 'email_problem', problem);

  await Promise.all([tellAll(), tellAll()]);
  await tellAll();

  if (isFresh) await sendNow(userIdOf(customer));
  await awaitMail(customer.email, policyMailTexts.subject);
  expect(await profileOf(userIdOf(customer))).toMatchObject({ policy_told: change.version });
  expect(await newsOf(customer)).toHaveLength(1);
  for (const other of [closing, bounced, after]) {
    expect(await profileOf(userIdOf(other))).not.toHaveProperty('policy_told');
    expect(await newsOf(other)).toEqual([]);
  }
});

test('the mark alone refuses a second mail, and a locked, closing or erased account gets none', async () => {
  const store = createPolicyNoticesStore(database(), {
    profiles: tableOf('Profiles'),
    outbox: tableOf('Outbox'),
  });
  // Far in the future: the shop sends none of these mails meanwhile.
  const due = new Date('2096-11-24T17:42:00.000Z');
  const tell = (user_id: string, version = '2096-11-01', name = '') => {
    const mail = mailAbout(user_id, { kind: 'policy', user_id, version }, due);
    return store.tell(user_id, version, { ...mail, id: `${mail.id}${name}` });
  };
  const account = async (more: Parameters<typeof profileRecord>[0] = {}) => {
    const profile = profileRecord({ user_id: randomUUID(), ...more });
    await putRow('Profiles', profile);
    return profile.user_id;
  };
  const open = await account();
  expect(await tell(open)).toBe(true);
  expect(await tell(open, '2096-11-01', ':again')).toBe(false);
  expect(await findRow('Outbox', { id: `policy:${open}:2096-11-01:again` })).toBeUndefined();
  expect(await tell(open, '2096-10-01')).toBe(false);
  expect(await tell(open, '2096-12-01')).toBe(true);
  expect(await tell(await account({ locked_at: due.toISOString() }))).toBe(false);
  for (const closing of ['asked', 'begun'] as const)
    expect(await tell(await account({ closing }))).toBe(false);
  expect(await tell(randomUUID())).toBe(false);
});
