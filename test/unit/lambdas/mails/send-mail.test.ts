import { describe, expect, it } from 'vitest';
import type { MailSubject } from '#domain/mails.ts';
import { nothingWritten } from '#domain/threads.ts';
import type { Mail } from '#lambdas/gateways/mailer.ts';
import { sendMail } from '#lambdas/mails/send-mail.ts';
import type { OrderRecord, PartRecord, RefundRecord } from '#lambdas/storage/order-record.ts';
import { newMail, type OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { now, orderId, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';

type Facts = {
  readonly order?: OrderRecord;
  readonly profile?: ProfileRecord;
  readonly parts?: readonly PartRecord[];
  readonly refund?: RefundRecord;
};

describe('the sending of one row', () => {
  const sending = (
    facts: Facts,
    subject: MailSubject,
    options: {
      held?: boolean;
      refused?: boolean;
      unmarked?: number;
      unreadable?: boolean;
      unstored?: boolean;
      tries?: number;
    } = {},
  ) => {
    const done: string[] = [];
    const sent: Mail[] = [];
    let failures = options.unmarked ?? 0;
    const note = (what: string) => async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('not written');
      done.push(what);
    };
    const row: OutboxRecord = { ...newMail('mail-1', 'somebody', subject, now), tries: options.tries ?? 1 };
    const findOrder = async () => {
      if (options.unreadable) throw new Error('not read');
      return facts.order;
    };
    const run = () =>
      sendMail('mail-1', {
        births: { find: async () => undefined, findRecent: async () => undefined },
        orders: { find: findOrder, findWhen: findOrder },
        parts: { ofOrder: async () => [...(facts.parts ?? [])], findAll: async () => [] },
        profiles: { find: async () => facts.profile, findRecent: async () => facts.profile },
        staff: { find: async () => undefined },
        threads: { ofPart: async () => nothingWritten },
        tokens: { mint: async () => 'secret' },
        contacts: { find: async () => undefined },
        refunds: { find: async () => facts.refund },
        requests: { find: async () => undefined },
        guidances: { find: async () => undefined, forgetBirth: note('birth forgotten') },
        guidanceLinks: { mint: async () => 'secret' },
        personLinks: { mint: async () => 'secret' },
        siteUrl: 'https://shop.example',
        now,
        outbox: {
          add: async () => true,
          find: async () => row,
          due: async () => [],
          lease: async () => (options.held ? undefined : row),
          markSent: note('marked'),
          remove: note('removed'),
          postpone: async () => {
            done.push('postponed');
            return 'waiting';
          },
        },
        confirmations: { confirm: note('confirmed') },
        render: async () => {
          if (options.unreadable) throw new Error('not rendered');
          return { subject: 'Objet', html: '<p>', text: 'Texte' };
        },
        readPaper: async (key) => {
          if (options.unstored) throw new Error('not stored');
          return Buffer.from(key);
        },
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
  const invoice = {
    id: 'invoice',
    kind: 'invoice',
    number: '2026-000001',
    issued_at: now.toISOString(),
  } as const;
  const order = paidOrderRecord({
    terms: { version: '2026-11-21', hash: 'hash', accepted_at: '' },
    papers: [invoice],
  });
  const unnumbered = paidOrderRecord({ papers: [] });
  const aboutMoney = { kind: 'refund', order_id: orderId, refund_id: 'a-refund' } as const;
  const refund: RefundRecord = {
    order_id: orderId,
    id: 'a-refund',
    amount: 900,
    origin: 'administrator',
    state: 'succeeded',
    requested_at: now.toISOString(),
    settled_at: now.toISOString(),
  };
  const creditNote = { ...invoice, id: 'a-refund', kind: 'credit_note', number: 'A2026-000001' } as const;

  it('puts the order into the experts’ queue only after its mail, with invoice and terms, was accepted', async () => {
    const mail = sending({ order }, confirmation);
    await mail.run();
    expect(mail.done).toEqual(['sent', 'confirmed']);
    expect(mail.sent[0]?.attachments).toEqual([
      { name: 'note-2026-000001.pdf', content: Buffer.from(`${orderId}/2026-000001.pdf`) },
      { name: 'conditions.pdf', path: '/papers/2026-11-21/conditions.pdf' },
    ]);
  });

  it('attaches its credit note to the mail about a refund, which confirms nothing', async () => {
    const mail = sending({ order: { ...order, papers: [invoice, creditNote] }, refund }, aboutMoney);
    await mail.run();
    expect(mail.done).toEqual(['sent', 'marked']);
    expect(mail.sent[0]?.attachments).toEqual([
      { name: 'avoir-A2026-000001.pdf', content: Buffer.from(`${orderId}/A2026-000001.pdf`) },
    ]);
  });

  it.each([
    ['sends a validation without papers', { profile: profileRecord() }, validation, {}, ['sent', 'marked']],
    ['marks a row whose reason is gone', {}, validation, {}, ['marked']],
    ['leaves a row that another holds alone', { order }, confirmation, { held: true }, []],
    ['postpones a confirmation without invoice', { order: unnumbered }, confirmation, {}, ['postponed']],
    ['postpones a refund without credit note', { order, refund }, aboutMoney, {}, ['postponed']],
    ['postpones one whose invoice is lost', { order }, confirmation, { unstored: true }, ['postponed']],
    ['postpones what SES refuses', { order }, confirmation, { refused: true }, ['postponed']],
  ] as const)('%s', async (_case, facts, subject, options, done) => {
    const mail = sending(facts, subject, options);
    await mail.run();
    expect(mail.done).toEqual(done);
    expect(mail.sent.flatMap(({ attachments }) => attachments)).toEqual([]);
  });

  it.each([
    ['confirmation', confirmation, 'confirmed'],
    ['validation', validation, 'marked'],
  ] as const)(
    'of a %s never sends again what SES has accepted because noting it failed',
    async (_kind, subject, noted) => {
      const mail = sending({ order, profile: profileRecord() }, subject, { unmarked: 2 });
      await mail.run();
      expect(mail.done).toEqual(['sent', noted]);
    },
  );

  it('erases the birth of a guidance once its mail is sent', async () => {
    const guidance = { kind: 'guidance', address: 'hash', for_date: '2026-11-21' } as const;
    const mail = sending({}, guidance);
    await mail.run();
    expect(mail.done).toEqual(['birth forgotten', 'marked']);
  });

  it('returns a mail to the queue, without postponing it, when its sending cannot be recorded', async () => {
    const mail = sending({ order }, confirmation, { unmarked: 100 });
    await expect(mail.run()).rejects.toThrow('not written');
    expect(mail.done).toEqual(['sent']);
  });

  it('reads all that it needs before the mail is sent', async () => {
    const mail = sending({ order }, confirmation, { unreadable: true });
    await mail.run();
    expect(mail.done).toEqual(['postponed']);
  });

  it('stops after twelve senders have crashed, and raises an alarm', async () => {
    const mail = sending({ order }, confirmation, { tries: 13 });
    await mail.run();
    expect(mail.done).toEqual(['postponed']);
  });
});
