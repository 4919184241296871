/** The store of a sign-up on the deployed tables: the writes that its condition refuses, without any effect. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createOutboxStore } from '#lambdas/storage/outbox.ts';
import { newMail } from '#lambdas/storage/outbox-record.ts';
import { createNewProfilesStore } from '#lambdas/storage/transactions/sign-up.ts';
import { profileRecord } from '#test/support/builders.ts';
import { database, findRow, putRow, tableOf } from '#test/support/rows.ts';

const db = database();
const outbox = createOutboxStore(db, tableOf('Outbox'));
/** A mail that the sweep does not send. */
const mailTo = (id: string) =>
  newMail(`test:${id}`, 'nobody', { kind: 'reset', user_id: 'nobody' }, new Date());

describe('the profile of a sign-up', () => {
  const profiles = createNewProfilesStore(db, { profiles: tableOf('Profiles'), outbox: tableOf('Outbox') });

  test('replaces that of an interrupted sign-up of the same address, with one mail', async () => {
    const profile = profileRecord({ user_id: randomUUID() });
    const mails = [mailTo(profile.user_id)];
    expect(await profiles.create(profile, mails)).toBe(true);
    const later = new Date(Date.parse(profile.created_at) + 15_000).toISOString();
    const repeated = { ...profile, first_name: 'Maëlle', created_at: later };
    expect(await profiles.create(repeated, mails)).toBe(true);
    expect(await findRow('Profiles', { user_id: profile.user_id })).toMatchObject({ first_name: 'Maëlle' });
  });

  test('keeps that of a sign-up which may be under way, until this one gives up', async () => {
    const profile = profileRecord({ user_id: randomUUID() });
    const second = { ...profile, first_name: 'Mallory' };
    expect(await profiles.create(profile, [])).toBe(true);
    expect(await profiles.create(second, [])).toBe(false);
    await profiles.giveUp({ ...profile, created_at: '2026-01-01T00:00:00.000Z' });
    expect(await profiles.create(second, [])).toBe(false);
    await profiles.giveUp(profile);
    expect(await profiles.create(second, [])).toBe(true);
  });

  test.each([
    ['is verified', { email_validated: true }],
    ['is of another address', { email: 'autre@exemple.fr' }],
  ])('keeps one that %s, and sends nothing', async (_case, change) => {
    const profile = profileRecord({ user_id: randomUUID() });
    await putRow('Profiles', { ...profile, ...change });
    const mail = mailTo(profile.user_id);
    // No sign-up of then is under way any more.
    const created_at = new Date(Date.parse(profile.created_at) + 3_600_000).toISOString();
    expect(await profiles.create({ ...profile, first_name: 'Mallory', created_at }, [mail])).toBe(false);
    expect(await findRow('Profiles', { user_id: profile.user_id })).toEqual({ ...profile, ...change });
    expect(await outbox.find(mail.id)).toBeUndefined();
  });
});
