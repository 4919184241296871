import { describe, expect, it } from 'vitest';
import type { Mail } from '#lambdas/gateways/mailer.ts';
import { type ComposeDependencies, compose } from '#lambdas/mails/compose.ts';
import { sendMail } from '#lambdas/mails/send-mail.ts';
import type { OrderRecord } from '#lambdas/storage/order-record.ts';
import { type MailSubject, newMail, type OutboxRecord } from '#lambdas/storage/outbox-store.ts';
import type { ProfileRecord } from '#lambdas/storage/profiles-store.ts';
import { now, orderId, orderRecord, paidOrderRecord, profileRecord, userId } from '../support/builders.ts';

type Minted = Parameters<ComposeDependencies['tokens']['mint']>[0];
type Facts = { readonly order?: OrderRecord; readonly profile?: ProfileRecord };

const open = (facts: Facts) => {
  const minted: Minted[] = [];
  const deps: ComposeDependencies = {
    orders: { find: async () => facts.order },
    profiles: { find: async () => facts.profile },
    tokens: {
      mint: async (token) => {
        minted.push(token);
        return `secret-${minted.length}`;
      },
    },
    siteUrl: 'https://shop.example',
    now,
  };
  return { minted, deps, compose: (subject: MailSubject) => compose(subject, deps) };
};

describe('a validation mail', () => {
  const subject = { kind: 'validation', user_id: userId } as const;

  it.each([
    [{ redirect: 'home' }, 'token=secret-1&redirect=home'],
    [{ order_id: orderId }, `token=secret-1&order=${orderId}`],
    [{ order_id: orderId, redirect: 'checkout' }, `token=secret-1&order=${orderId}&redirect=checkout`],
  ] as const)('%j leads to the page of §2', async (target, query) => {
    const { compose: run, minted } = open({ profile: profileRecord() });
    expect(await run({ ...subject, ...target })).toEqual({
      to: 'camille@exemple.fr',
      mail: {
        kind: 'validation',
        siteUrl: 'https://shop.example',
        link: `https://shop.example/validate-email?${query}`,
        firstName: 'Camille',
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
    ['the address is proven meanwhile', { profile: profileRecord({ email_validated: true }) }],
  ])('is not sent, and makes no secret, when %s', async (_case, facts) => {
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

describe('the sending of one row', () => {
  const sending = (
    facts: Facts,
    subject: MailSubject,
    options: { held?: boolean; refused?: boolean } = {},
  ) => {
    const done: string[] = [];
    const sent: Mail[] = [];
    const note = (what: string) => async () => {
      done.push(what);
    };
    const row: OutboxRecord = { ...newMail('mail-1', subject, now), tries: 1 };
    const run = () =>
      sendMail('mail-1', {
        ...open(facts).deps,
        outbox: {
          add: async () => true,
          find: async () => row,
          due: async () => [],
          lease: async () => (options.held ? undefined : row),
          markSent: note('marked'),
          postpone: async () => {
            done.push('postponed');
            return 'waiting';
          },
        },
        confirmations: { confirm: note('confirmed') },
        render: async () => ({ subject: 'Objet', html: '<p>', text: 'Texte' }),
        papersOf: (version) => [{ name: 'conditions.pdf', path: `/papers/${version}/conditions.pdf` }],
        send: async (mail) => {
          if (options.refused) throw new Error('throttled');
          done.push('sent');
          sent.push(mail);
        },
      });
    return { run, done, sent };
  };
  const confirmation = { kind: 'confirmation', order_id: orderId } as const;
  const validation = { kind: 'validation', user_id: userId } as const;
  const order = paidOrderRecord({ terms: { version: '2026-11-21', hash: 'hash', accepted_at: '' } });

  it('puts the order into the experts’ queue only after its mail, with the terms accepted, was accepted', async () => {
    const mail = sending({ order }, confirmation);
    await mail.run();
    expect(mail.done).toEqual(['sent', 'confirmed']);
    expect(mail.sent[0]?.attachments.map(({ path }) => path)).toEqual(['/papers/2026-11-21/conditions.pdf']);
  });

  it.each([
    ['sends a validation without papers', { profile: profileRecord() }, validation, {}, ['sent', 'marked']],
    ['marks a row whose reason is gone', {}, validation, {}, ['marked']],
    ['leaves a row that another holds alone', { order }, confirmation, { held: true }, []],
    ['postpones what SES refuses', { order }, confirmation, { refused: true }, ['postponed']],
  ] as const)('%s', async (_case, facts, subject, options, done) => {
    const mail = sending(facts, subject, options);
    await mail.run();
    expect(mail.done).toEqual(done);
    expect(mail.sent.flatMap(({ attachments }) => attachments)).toEqual([]);
  });
});
