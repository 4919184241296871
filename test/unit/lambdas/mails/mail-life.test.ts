import { describe, expect, it, test } from 'vitest';
import type { MailSubject } from '#domain/mails.ts';
import { merchant } from '#domain/merchant.ts';
import { compose } from '#lambdas/mails/compose.ts';
import {
  now,
  orderId,
  orderRecord,
  paidOrderRecord,
  profileRecord,
  staffRecord,
  userId,
} from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';

const open = (facts: MailFacts) => {
  const { minted, deps } = composing(facts);
  return { minted, compose: (subject: MailSubject) => compose(subject, deps) };
};

describe('a verification mail', () => {
  const subject = { kind: 'validation', user_id: userId } as const;

  it.each([
    [{ redirect: 'home' }, 'token=secret-1&redirect=home'],
    [{ order_id: orderId }, `token=secret-1&order=${orderId}`],
    [{ order_id: orderId, redirect: 'checkout' }, `token=secret-1&order=${orderId}&redirect=checkout`],
  ] as const)('%j leads to the page of §2', async (target, query) => {
    const { compose: run, minted } = open({ profile: profileRecord() });
    expect(await run({ ...subject, ...target })).toEqual({
      to: 'camille@exemple.fr',
      userId,
      mail: {
        kind: 'validation',
        siteUrl: 'https://shop.example',
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
    const { compose: run } = open({ profile: profileRecord({ first_name: 'Gagnez', last_name: 'Mille' }) });
    expect(JSON.stringify(await run(subject))).not.toMatch(/Gagnez|Mille/);
  });

  it('has another secret each time it is sent', async () => {
    const { compose: run, minted } = open({ profile: profileRecord() });
    await run(subject);
    expect((await run(subject))?.mail).toMatchObject({
      link: 'https://shop.example/validate-email?token=secret-2',
    });
    expect(minted).toHaveLength(2);
  });

  it.each([
    ['the account is erased', {}],
    ['the address is verified meanwhile', { profile: profileRecord({ email_validated: true }) }],
  ])('is not sent, and makes no secret, when %s', async (_case, facts) => {
    const { compose: run, minted } = open(facts);
    expect([await run(subject), minted]).toEqual([undefined, []]);
  });
});

test('the links of a reset and of the undone change contain their expiry', async () => {
  const page = 'https://shop.example/nouveau-mot-de-passe';
  const { compose: run, minted } = open({ profile: profileRecord() });
  expect((await run({ kind: 'reset', user_id: userId }))?.mail).toMatchObject({
    link: `${page}?token=secret-1&expires=1795543920`,
  });
  const changed = { user_id: userId, former: 'camille@exemple.fr', at: now.toISOString(), can_undo: true };
  expect((await run({ kind: 'address-changed', ...changed }))?.mail).toMatchObject({
    link: `${page}?token=secret-2&undo=address&expires=1795801320`,
  });
  expect(minted).toMatchObject([
    { purpose: 'reset', expires_at: '2026-11-24T18:12:00.000Z' },
    { purpose: 'undo', expires_at: '2026-11-27T17:42:00.000Z' },
  ]);
});

describe('an invitation', () => {
  const subject = { kind: 'invitation', user_id: userId } as const;
  const profile = profileRecord();
  const invited = staffRecord({ accepted_at: undefined });

  it('leads for 72 hours to the page of the new password', async () => {
    const { compose: run, minted } = open({ profile, staff: invited });
    expect(await run(subject)).toEqual({
      to: 'camille@exemple.fr',
      userId,
      mail: {
        kind: 'invitation',
        name: 'Ines Morel',
        siteUrl: 'https://shop.example',
        link: 'https://shop.example/nouveau-mot-de-passe?token=secret-1&invitation=atelier&expires=1795801320',
      },
    });
    const expires_at = '2026-11-27T17:42:00.000Z';
    expect(minted).toEqual([{ purpose: 'invitation', user_id: userId, email: profile.email, expires_at }]);
  });

  it.each([
    ['withdrawn', { profile }],
    ['accepted meanwhile', { profile, staff: staffRecord() }],
    ['of a locked account', { profile: profileRecord({ locked_at: 'then' }), staff: invited }],
  ])('is not sent, and makes no secret, when it is %s', async (_case, facts) => {
    const { compose: run, minted } = open(facts);
    expect([await run(subject), minted]).toEqual([undefined, []]);
  });
});

describe('a confirmation', () => {
  const subject = { kind: 'confirmation', order_id: orderId } as const;

  it('goes to the account’s present address', async () => {
    const profile = profileRecord({ email: 'nouvelle@exemple.fr' });
    expect(await open({ order: paidOrderRecord(), profile }).compose(subject)).toMatchObject({
      to: 'nouvelle@exemple.fr',
      mail: {
        kind: 'confirmation',
        isEmailValidated: false,
        order: { id: orderId, amount: 900, dueAt: new Date('2026-11-26T17:40:00.000Z') },
      },
    });
    expect(await open({ order: paidOrderRecord() }).compose(subject)).toMatchObject({
      to: 'camille@exemple.fr',
    });
  });

  it.each([
    ['is not paid', { order: orderRecord() }],
    ['is gone', {}],
  ])('is not sent for an order that %s', async (_case, facts) => {
    expect(await open(facts).compose(subject)).toBeUndefined();
  });
});

describe('a message to support', () => {
  const contact = {
    id: 'contact-1',
    email: 'camille@exemple.fr',
    full_name: "Camille D'Angelo",
    subject: 'Mon rapport',
    message: 'Bonjour,\nest-il prêt ?',
    created_at: '2026-11-24T17:42:00.000Z',
  };
  const sentAt = new Date(contact.created_at);
  const siteUrl = 'https://shop.example';

  it('goes to support, who answers the sender', async () => {
    expect(await open({ contact }).compose({ kind: 'contact', contact_id: 'contact-1' })).toEqual({
      to: merchant.contact.email,
      replyTo: 'camille@exemple.fr',
      mail: {
        kind: 'contact',
        siteUrl,
        fullName: "Camille D'Angelo",
        email: 'camille@exemple.fr',
        subject: 'Mon rapport',
        message: 'Bonjour,\nest-il prêt ?',
        sentAt,
      },
    });
  });

  it('is acknowledged to the sender without a word of theirs, because the address is not verified', async () => {
    expect(await open({ contact }).compose({ kind: 'contact-receipt', contact_id: 'contact-1' })).toEqual({
      to: 'camille@exemple.fr',
      userId: undefined,
      mail: { kind: 'contact-receipt', siteUrl, sentAt },
    });
  });

  it.each(['contact', 'contact-receipt'] as const)('that was erased causes no %s', async (kind) => {
    expect(await open({}).compose({ kind, contact_id: 'contact-1' })).toBeUndefined();
  });
});
