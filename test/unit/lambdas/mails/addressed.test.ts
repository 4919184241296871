/** How the mails of an account greet its customer, and in which zone they give hours. */
import { describe, expect, it, test } from 'vitest';
import type { MailSubject } from '#domain/mails.ts';
import { compose } from '#lambdas/mails/compose.ts';
import type { ProfileRecord } from '#lambdas/storage/profile-record.ts';
import { now, orderId, orderRecord, paidOrderRecord, profileRecord, userId } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { partRecord } from '#test/support/issue-sweep.ts';
import { keyFor } from '#test/support/keys.ts';
import { renderMail } from '#test/support/rendering.ts';

const at = now.toISOString();
const order = paidOrderRecord();
const refund = {
  ...{ order_id: orderId, id: 'a-refund', amount: 900, origin: 'withdrawal', services: [keyFor.numbers] },
  ...{ state: 'succeeded', requested_at: at, settled_at: at },
} as const satisfies MailFacts['refund'];
const report = { key: 'reports/1.pdf', version: 1, pages: 12, bytes: 1000, delivered_at: at };
const born = { birthDate: '1991-04-17', birthTime: '', birthPlace: 'Nantes' };

type Sent = {
  readonly subject: MailSubject;
  readonly facts?: MailFacts;
  readonly row?: Partial<ProfileRecord>;
};
/** The account's names have changed since the order. */
const textOf = async ({ subject, facts, row }: Sent, changes: Partial<ProfileRecord> = {}) => {
  const names = { first_name: 'Zoé', last_name: 'Arnaud', email_validated: true };
  const profile = profileRecord({ ...names, ...row, ...changes });
  const composed = await compose(subject, composing({ order, profile, ...facts }).deps);
  if (!composed) throw new Error(`no mail «${subject.kind}»`);
  return (await renderMail(composed.mail)).text.replace(/[\s\u00a0\u202f]+/g, ' ');
};

const payment: Sent = {
  subject: { kind: 'payment-refused', order_id: orderId },
  facts: { order: orderRecord({ status: 'failed', bank: { state: 'refused', at } }) },
};
const ready: Sent = {
  subject: { kind: 'report', order_id: orderId, service: keyFor.numbers, version: 1 },
  facts: { parts: [partRecord({ state: 'delivered', report })] },
};
const corrected: Sent = {
  subject: { kind: 'birth', order_id: orderId, at },
  facts: { born: { ...born, corrected: { at, by: 'expert', name: 'Inès Delorme' } } },
};
const confirmation: Sent = { subject: { kind: 'confirmation', order_id: orderId } };
const late: Sent = {
  subject: { kind: 'late', order_id: orderId, due_at: at },
  facts: { parts: [partRecord()] },
};
const refunded: Sent = {
  subject: { kind: 'refund', order_id: orderId, refund_id: refund.id },
  facts: { refund },
};
const withdrawal: Sent = {
  subject: { kind: 'withdrawal', order_id: orderId, refund_id: refund.id },
  facts: { refund: { ...refund, name: 'Camille Renard' } },
};
const reset: Sent = { subject: { kind: 'reset', user_id: userId } };
const password: Sent = { subject: { kind: 'password-changed', user_id: userId, at } };
const address: Sent = {
  subject: { kind: 'address-changed', user_id: userId, former: 'avant@exemple.fr', at, can_undo: true },
};
const sealed = { who: ['admin'], at, asked_at: at, opens_at: at };
const confirmed: Sent = {
  subject: { kind: 'address-confirmed', user_id: userId, former: 'avant@exemple.fr', at, opens_at: at },
  row: { sealed, email_validated: false },
};
const opens: Sent = {
  subject: { kind: 'address-opens', user_id: userId, opens_at: at },
  row: { sealed, email_validated: false },
};
const closing: Sent = {
  subject: { kind: 'closing', user_id: userId, closes_at: at },
  row: { closes_at: at },
};
const idle: Sent = { subject: { kind: 'idle', user_id: userId, erases_at: at }, row: { erases_at: at } };

const named = [confirmation, payment, corrected, late, ready, refunded];
const nameless = [reset, password, address, confirmed, closing, idle];
const kinds = (mails: readonly Sent[]) => mails.map((mail) => [mail.subject.kind, mail] as const);

describe('the greeting', () => {
  it.each(kinds(named))('of «%s» has the names of the account today, in the chosen form', async (_, mail) => {
    expect(await textOf(mail)).toContain('Bonjour Zoé,');
    expect(await textOf(mail, { salutation: 'madame' })).toContain('Bonjour Madame Arnaud,');
    expect(await textOf(mail, { salutation: 'monsieur' })).toContain('Bonjour Monsieur Arnaud,');
  });

  it.each(kinds(named))('of «%s» takes the order’s names where the account has none', async (_, mail) => {
    const none = { first_name: null, last_name: null };
    expect(await textOf(mail, none)).toContain('Bonjour Camille,');
    expect(await textOf(mail, { ...none, salutation: 'madame' })).toContain('Bonjour Madame Renard,');
  });

  it('of the receipt of a withdrawal names who declared it, unless a form was chosen', async () => {
    expect(await textOf(withdrawal)).toContain('Bonjour Camille Renard,');
    const said = await textOf(withdrawal, { salutation: 'monsieur' });
    expect(said).toContain('Bonjour Monsieur Arnaud,');
    expect(said).toContain('Nom : Camille Renard');
  });

  it.each(kinds(nameless))('of «%s» has the form, and never a name', async (_, mail) => {
    expect(await textOf(mail)).toContain('Bonjour, ');
    const said = await textOf(mail, { salutation: 'madame' });
    expect(said).toContain('Bonjour Madame, ');
    expect(said).not.toMatch(/Zoé|Arnaud/);
  });

  it.each(kinds([reset, password, closing, idle]))(
    'of «%s» tells a mailbox that is not verified nothing of the customer',
    async (_, mail) => {
      expect(await textOf(mail, { salutation: 'madame', email_validated: false })).toContain('Bonjour, ');
    },
  );

  it('of a permitted new password tells the corrected mailbox, which nobody has confirmed, nothing', async () => {
    expect(await textOf(opens, { salutation: 'madame' })).toContain('Bonjour, ');
  });

  it('of a changed address follows whether the former mailbox was verified, not the new one', async () => {
    const wish = { salutation: 'monsieur', email_validated: false } as const;
    expect(await textOf(address, wish)).toContain('Bonjour Monsieur, ');
    const subject = { kind: 'address-changed', user_id: userId, former: 'avant@exemple.fr', at } as const;
    expect(await textOf({ subject }, { ...wish, email_validated: true })).toContain('Bonjour, ');
  });

  it('of a changed address needs no profile: the account may be gone', async () => {
    expect(await textOf({ ...address, facts: { profile: undefined } })).toContain('Bonjour, ');
  });
});

describe('the hours', () => {
  const paris = 'mardi 24 novembre 2026 à 18 h 42 (heure de Paris)';
  const noumea = 'mercredi 25 novembre 2026 à 4 h 42 (heure de la Nouvelle-Calédonie)';

  it.each(kinds([refunded, withdrawal, password, address, closing]))(
    'of «%s» are those of the chosen zone, otherwise of Paris',
    async (_, mail) => {
      expect(await textOf(mail)).toContain(paris);
      expect(await textOf(mail, { time_zone: 'Pacific/Noumea' })).toContain(noumea);
      expect(await textOf(mail, { time_zone: 'Mars/Olympus' })).toContain(paris);
    },
  );

  it('of an order are those of its own zone until another is chosen', async () => {
    const facts = { ...refunded.facts, order: { ...order, time_zone: 'Indian/Reunion' } };
    const reunion = 'mardi 24 novembre 2026 à 21 h 42 (heure de La Réunion)';
    expect(await textOf({ ...refunded, facts })).toContain(reunion);
    expect(await textOf({ ...refunded, facts }, { time_zone: 'Mars/Olympus' })).toContain(reunion);
    expect(await textOf({ ...refunded, facts }, { time_zone: 'Pacific/Noumea' })).toContain(noumea);
  });

  test('the promised and the legal days of a confirmation keep theirs', async () => {
    const said = await textOf(confirmation, { time_zone: 'Pacific/Noumea' });
    expect(said).toContain('Payée le : mercredi 25 novembre 2026 à 4 h 40 (heure de la Nouvelle-Calédonie)');
    expect(said).toContain('Livraison au plus tard : jeudi 26 novembre 2026');
    expect(said).toContain('jusqu’au mardi 8 décembre 2026 inclus (heure de Paris)');
  });

  test('the days of a late order and of an erasure keep theirs', async () => {
    const zone = { time_zone: 'Pacific/Noumea' };
    expect(await textOf(late, zone)).toContain('promis votre rapport pour le mardi 24 novembre 2026');
    expect(await textOf(idle, zone)).toContain('À partir du mardi 24 novembre 2026');
  });
});
