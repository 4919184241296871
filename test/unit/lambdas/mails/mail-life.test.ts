import { describe, expect, it, test } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { addressChanged } from '#lambdas/mails/address-changed.ts';
import { confirmation } from '#lambdas/mails/confirmation.ts';
import { contact as contactMail } from '#lambdas/mails/contact.ts';
import { contactReceipt } from '#lambdas/mails/contact-receipt.ts';
import { invitation } from '#lambdas/mails/invitation.ts';
import { reset } from '#lambdas/mails/reset.ts';
import { validation } from '#lambdas/mails/validation.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import {
  now,
  orderId,
  orderRecord,
  paidOrderRecord,
  profileRecord,
  staffRecord,
  userId,
} from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';

describe('a verification mail', () => {
  const subject = { kind: 'validation', user_id: userId } as const;

  it.each([
    [{ redirect: 'home' }, 'token=secret-1&redirect=home'],
    [{ order_id: orderId }, `token=secret-1&order=${orderId}`],
    [{ order_id: orderId, redirect: 'checkout' }, `token=secret-1&order=${orderId}&redirect=checkout`],
  ] as const)('%j leads to the page of §2', async (target, query) => {
    const { deps, minted } = composing({ profile: profileRecord() });
    expect(await validation.compose({ ...subject, ...target }, deps)).toEqual({
      to: 'camille@exemple.fr',
      userId,
      content: {
        link: `https://shop.example/validate-email?${query}`,
        isChanged: false,
      },
    });
    expect(minted).toMatchObject([
      {
        purpose: 'validation',
        user_id: userId,
        email: 'camille@exemple.fr',
        expires_at: '2026-12-01T17:42:00.000Z',
      },
    ]);
  });

  it('contains no name, because a stranger may have typed the address', async () => {
    const { deps } = composing({ profile: profileRecord({ first_name: 'Gagnez', last_name: 'Mille' }) });
    expect(JSON.stringify(await validation.compose(subject, deps))).not.toMatch(/Gagnez|Mille/);
  });

  it('has another secret each time it is sent', async () => {
    const { deps, minted } = composing({ profile: profileRecord() });
    await validation.compose(subject, deps);
    expect((await validation.compose(subject, deps))?.content).toMatchObject({
      link: 'https://shop.example/validate-email?token=secret-2',
    });
    expect(minted).toHaveLength(2);
  });

  it.each([
    ['the account is erased', {}],
    ['the address is verified meanwhile', { profile: profileRecord({ email_validated: true }) }],
  ])('is not sent, and makes no secret, when %s', async (_case, facts) => {
    const { deps, minted } = composing(facts);
    expect([await validation.compose(subject, deps), minted]).toEqual([undefined, []]);
  });
});

test('the links of a reset and of the undone change contain their expiry', async () => {
  const page = 'https://shop.example/nouveau-mot-de-passe';
  const { deps, minted } = composing({ profile: profileRecord() });
  expect((await reset.compose({ kind: 'reset', user_id: userId }, deps))?.content).toMatchObject({
    link: `${page}?token=secret-1&expires=1795543920`,
  });
  const changed = { user_id: userId, former: 'camille@exemple.fr', at: now.toISOString(), can_undo: true };
  expect(
    (await addressChanged.compose({ kind: 'address-changed', ...changed }, deps))?.content,
  ).toMatchObject({
    link: `${page}?token=secret-2&undo=address&expires=1795801320`,
  });
  expect(minted).toMatchObject([
    { purpose: 'reset', expires_at: '2026-11-24T18:12:00.000Z' },
    { purpose: 'undo', expires_at: '2026-11-27T17:42:00.000Z' },
  ]);
});

test('a forgotten password of an account whose mailbox an administrator chose gets the link that confirms it', async () => {
  const seal = { who: ['admin'], at: '2026-11-24T10:00:00.000Z' };
  const linkOf = async (sealed: ProfileRecord['sealed']) => {
    const { deps, minted } = composing({ profile: profileRecord({ sealed }) });
    const composed = await reset.compose({ kind: 'reset', user_id: userId }, deps);
    return { link: composed?.content.link, purposes: minted.map(({ purpose }) => purpose) };
  };
  const confirming = {
    link: 'https://shop.example/validate-email?token=secret-1&redirect=account',
    purposes: ['validation'],
  };
  expect(await linkOf(seal)).toEqual(confirming);
  expect(await linkOf({ ...seal, opens_at: new Date(now.getTime() + 1).toISOString() })).toEqual(confirming);
  expect(await linkOf({ ...seal, opens_at: now.toISOString() })).toMatchObject({ purposes: ['reset'] });
});

describe('an invitation', () => {
  const subject = { kind: 'invitation', user_id: userId } as const;
  const profile = profileRecord();
  const invited = staffRecord({ accepted_at: undefined, email: profile.email });

  it('leads for 72 hours to the page of the new password', async () => {
    const { deps, minted } = composing({ profile, staff: invited });
    expect(await invitation.compose(subject, deps)).toEqual({
      to: 'camille@exemple.fr',
      userId,
      content: {
        name: 'Ines Morel',
        link: 'https://shop.example/nouveau-mot-de-passe?token=secret-1&invitation=atelier&expires=1795801320',
      },
    });
    const expires_at = '2026-11-27T17:42:00.000Z';
    const { email } = profile;
    const { invited_at } = invited;
    expect(minted).toEqual([{ purpose: 'invitation', user_id: userId, email, invited_at, expires_at }]);
  });

  it.each([
    ['withdrawn', { profile }],
    ['accepted meanwhile', { profile, staff: staffRecord() }],
    [
      'of an account with another address by now',
      { profile: profileRecord({ email: 'autre@exemple.fr' }), staff: invited },
    ],
    ['of a locked account', { profile: profileRecord({ locked_at: 'then' }), staff: invited }],
  ])('is not sent, and makes no secret, when it is %s', async (_case, facts) => {
    const { deps, minted } = composing(facts);
    expect([await invitation.compose(subject, deps), minted]).toEqual([undefined, []]);
  });
});

describe('a confirmation', () => {
  const subject = { kind: 'confirmation', order_id: orderId } as const;

  it('goes to the account’s present address', async () => {
    const profile = profileRecord({ email: 'nouvelle@exemple.fr' });
    expect(
      await confirmation.compose(subject, composing({ order: paidOrderRecord(), profile }).deps),
    ).toMatchObject({
      to: 'nouvelle@exemple.fr',
      content: {
        isEmailValidated: false,
        order: { id: orderId, amount: 900, dueAt: new Date('2026-11-26T17:40:00.000Z') },
      },
    });
    expect(await confirmation.compose(subject, composing({ order: paidOrderRecord() }).deps)).toMatchObject({
      to: 'camille@exemple.fr',
    });
  });

  it.each([
    ['is not paid', { order: orderRecord() }],
    ['is gone', {}],
  ])('is not sent for an order that %s', async (_case, facts) => {
    expect(await confirmation.compose(subject, composing(facts).deps)).toBeUndefined();
  });
});

describe('a message to support', () => {
  const contact = {
    id: 'contact-1',
    email: 'camille@exemple.fr',
    full_name: 'Camille D’Angelo',
    subject: 'Mon rapport',
    message: 'Bonjour,\nest-il prêt ?',
    created_at: '2026-11-24T17:42:00.000Z',
  };
  const sentAt = new Date(contact.created_at);
  const contact_id = contact.id;

  it('goes to support, who answers the sender', async () => {
    expect(await contactMail.compose({ kind: 'contact', contact_id }, composing({ contact }).deps)).toEqual({
      to: merchant.contact.email,
      replyTo: 'camille@exemple.fr',
      content: {
        fullName: 'Camille D’Angelo',
        email: 'camille@exemple.fr',
        subject: 'Mon rapport',
        message: 'Bonjour,\nest-il prêt ?',
        sentAt,
      },
    });
  });

  it('is acknowledged to the sender without a word of theirs, because the address is not verified', async () => {
    expect(
      await contactReceipt.compose({ kind: 'contact-receipt', contact_id }, composing({ contact }).deps),
    ).toEqual({
      to: 'camille@exemple.fr',
      userId: undefined,
      content: { sentAt },
    });
  });

  it('that was erased causes no mail', async () => {
    const { deps } = composing({});
    expect(await contactMail.compose({ kind: 'contact', contact_id }, deps)).toBeUndefined();
    expect(await contactReceipt.compose({ kind: 'contact-receipt', contact_id }, deps)).toBeUndefined();
  });
});
