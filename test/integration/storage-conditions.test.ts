/** The stores on the deployed tables: the writes that their conditions refuse, without any effect. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createIssuesStore, type IssuesStore } from '#lambdas/storage/issues.ts';
import { Moved } from '#lambdas/storage/moved.ts';
import { createOrdersStore } from '#lambdas/storage/orders.ts';
import { createOutboxStore } from '#lambdas/storage/outbox.ts';
import { newMail } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { createProfilesStore } from '#lambdas/storage/profiles.ts';
import { createTokensStore } from '#lambdas/storage/tokens.ts';
import { createAddressesStore } from '#lambdas/storage/transactions/change-address.ts';
import { createConfirmationsStore } from '#lambdas/storage/transactions/confirm.ts';
import { createMembershipStore } from '#lambdas/storage/transactions/employ.ts';
import { createVerificationsStore } from '#lambdas/storage/transactions/verify-address.ts';
import { orderRecord, paidOrderRecord, profileRecord, staffRecord } from '#test/support/builders.ts';
import { keyFor } from '#test/support/keys.ts';
import { database, findRow, putRow, setAttribute, tableOf } from '#test/support/rows.ts';

const db = database();
/** Far in the future: the emulator removes rows whose time to live is over. */
const now = new Date('2096-11-24T17:42:00.000Z');
const later = new Date('2096-11-24T17:50:00.000Z');
const tables = {
  orders: tableOf('Orders'),
  parts: tableOf('Parts'),
  outbox: tableOf('Outbox'),
};
const orders = createOrdersStore(db, tables.orders);
const outbox = createOutboxStore(db, tables.outbox);
const tokens = createTokensStore(db, tableOf('Tokens'));
const confirmations = createConfirmationsStore(db, tables);

/** It is in no index, so neither reconciler nor sweep changes it. */
const storedOrder = async () => {
  const { awaiting: _, ...order } = orderRecord({ id: randomUUID(), user_id: randomUUID() });
  await orders.create(order);
  return order;
};
/** Mails are due at a time that the deployed shop does not reach, so it sends none of them meanwhile. */
const due = new Date('2096-11-24T17:42:00.000Z');
const mailOf = (id: string) => newMail(`test:${id}`, 'somebody', { kind: 'confirmation', order_id: id }, due);

describe('a session’s token', () => {
  const mint = (userId: string) =>
    tokens.mint(
      {
        purpose: 'session',
        user_id: userId,
        email: 'camille@exemple.fr',
        expires_at: later.toISOString(),
      },
      now,
    );

  test('works once, for its own account, until it expires', async () => {
    const userId = randomUUID();
    const secret = await mint(userId);
    expect(await tokens.consumeSession(secret, randomUUID(), now)).toBe(false);
    expect(await tokens.consumeSession(secret, userId, later)).toBe(false);
    expect(await tokens.consumeSession(secret, userId, now)).toBe(true);
    expect(await tokens.consumeSession(secret, userId, now)).toBe(false);
  });
});

describe('a link', () => {
  test('verifies the address that it was sent to, once, but none of a locked account', async () => {
    const verifications = createVerificationsStore(db, {
      tokens: tableOf('Tokens'),
      profiles: tableOf('Profiles'),
    });
    const profile = profileRecord({ user_id: randomUUID() });
    await putRow('Profiles', profile);
    const mint = async (email: string) => {
      const token = { purpose: 'validation' as const, user_id: profile.user_id, email };
      return tokens.find(await tokens.mint({ ...token, expires_at: later.toISOString() }, now));
    };
    const [own, former] = [await mint(profile.email), await mint('autre@exemple.fr')];
    if (!own || !former) throw new Error('no tokens');
    await createProfilesStore(db, tableOf('Profiles')).endSessions(profile.user_id, own.minted_at);
    expect(await verifications.consume(own, now)).toBe(false);
    await setAttribute('Profiles', ['user_id', profile.user_id], 'sessions_ended_at', own.minted_at - 1);
    expect(await verifications.consume(former, now)).toBe(false);
    expect(await findRow('Profiles', { user_id: profile.user_id })).toMatchObject({ email_validated: false });
    expect(await verifications.consume(own, now)).toBe(true);
    expect(await verifications.consume(own, now)).toBe(false);
    const late = await mint(profile.email);
    await putRow('Profiles', { ...profile, locked_at: now.toISOString() });
    expect(late && (await verifications.consume(late, now))).toBe(false);
  });
});

describe('an invitation to the atelier', () => {
  const staff = tableOf('Staff');
  const stores = { ...tables, profiles: tableOf('Profiles'), staff };
  const addresses = createAddressesStore(db, stores);
  const team = createMembershipStore(db, stores);
  const account = async () => {
    const profile = profileRecord({ user_id: randomUUID(), email: `${randomUUID()}@exemple.fr` });
    await putRow('Profiles', profile);
    return profile;
  };
  const invitationOf = ({ user_id, email }: ProfileRecord) =>
    staffRecord({ user_id, email, accepted_at: undefined });
  const mail = () =>
    newMail(`test:${randomUUID()}`, 'nobody', { kind: 'invitation', user_id: 'nobody' }, due);

  test('holds the address of its account, until it is accepted', async () => {
    const profile = await account();
    const row = invitationOf(profile);
    await team.invite(row, undefined, mail());
    const change = () => addresses.change(profile, 'autre@exemple.fr', [], now, { who: 'administrator' });
    await expect(change()).rejects.toThrow(Moved);
    expect(await team.accept({ ...row, invited_at: 'another' }, now)).toBe(false);
    expect(await team.accept(row, now)).toBe(true);
    expect(await findRow('Staff', { user_id: profile.user_id })).not.toHaveProperty('email');
    await change();
  });

  test('is not written for an account that has another address by now', async () => {
    const profile = await account();
    await setAttribute('Profiles', ['user_id', profile.user_id], 'email', 'autre@exemple.fr');
    await expect(team.invite(invitationOf(profile), undefined, mail())).rejects.toThrow(Moved);
    expect(await findRow('Staff', { user_id: profile.user_id })).toBeUndefined();
  });
});

describe('a mail', () => {
  test('is added once, by whatever caller', async () => {
    const mail = mailOf(randomUUID());
    expect(await outbox.add(mail)).toBe(true);
    await outbox.markSent(mail.id, now);
    expect(await outbox.add(mail)).toBe(false);
    expect((await outbox.find(mail.id))?.state).toBe('sent');
  });

  test('is reserved for one sender at a time, and for none once it is sent', async () => {
    const mail = mailOf(randomUUID());
    await outbox.add(mail);
    expect(await outbox.lease(mail.id, due)).toMatchObject({ tries: 1 });
    expect(await outbox.lease(mail.id, due)).toBeUndefined();
    await outbox.markSent(mail.id, due);
    expect(await outbox.lease(mail.id, new Date('2096-12-24T17:42:00.000Z'))).toBeUndefined();
  });

  test('of a paid order completes the queue after a sender that crashed, and confirms no second time', async () => {
    const confirmedAt = '2026-11-24T17:41:00.000Z';
    const order = paidOrderRecord({ id: randomUUID(), confirmed_at: confirmedAt });
    await orders.create(order);
    const part = { order_id: order.id, service: keyFor.numbers, state: 'waiting', due_at: order.due_at };
    await putRow('Parts', part);
    const mail = mailOf(order.id);
    await outbox.add(mail);
    for (const time of [now, later]) await confirmations.confirm(mail.id, order.id, [keyFor.numbers], time);
    expect(await orders.find(order.id)).toMatchObject({ confirmed_at: confirmedAt, version: order.version });
    const key = { order_id: order.id, service: keyFor.numbers };
    expect(await findRow('Parts', key)).toMatchObject({ queue: keyFor.numbers });
    expect(await findRow('Outbox', { id: mail.id })).toMatchObject({
      state: 'sent',
      sent_at: now.toISOString(),
    });
  });

  test('is marked as sent only when the order is confirmed and all its parts are queued', async () => {
    const mail = mailOf(randomUUID());
    await outbox.add(mail);
    const broken = createConfirmationsStore(db, { ...tables, parts: 'no-such-table' });
    await expect(broken.confirm(mail.id, mail.id, [keyFor.numbers], now)).rejects.toThrow();
    expect((await outbox.find(mail.id))?.state).toBe('waiting');
  });

  test('of an unpaid order does not confirm it', async () => {
    const order = await storedOrder();
    const mail = mailOf(order.id);
    await outbox.add(mail);
    await confirmations.confirm(mail.id, order.id, [], now);
    expect(await findRow('Orders', { id: order.id })).not.toHaveProperty('confirmed_at');
  });
});

test('an issue keeps the instant at which it was first noticed, and is deleted when it is settled', async () => {
  const issues: IssuesStore = createIssuesStore(db, tableOf('Issues'));
  const issue = { kind: 'dispute', id: randomUUID(), since: now.toISOString() } as const;
  const listed = async () => (await issues.ofKind('dispute')).filter(({ id }) => id === issue.id);
  for (const at of [now, later]) await issues.open({ ...issue, since: at.toISOString() });
  expect(await listed()).toEqual([issue]);
  await issues.close('dispute', issue.id);
  await issues.close('dispute', issue.id);
  expect(await listed()).toEqual([]);
});
