import { describe, expect, it } from 'vitest';
import { contactMessageSchema } from '#domain/contact.ts';
import { receiveMessage } from '#lambdas/contact/contact.ts';
import type { ContactRecord } from '#lambdas/storage/contacts.ts';
import type { OutboxRecord } from '#lambdas/storage/outbox-record.ts';
import { now } from '#test/support/builders.ts';
import { countingLimits } from '#test/support/counting-limits.ts';
import { withoutKnown } from '#web/pages/contact/contact-form.tsx';

const message = {
  firstName: 'Maëlys-Ondine',
  lastName: 'D’Angelo',
  email: 'camille@exemple.fr',
  subject: 'Mon rapport',
  message: 'Bonjour, est-il prêt ?',
};

const refusalOf = (change: Partial<typeof message>) =>
  contactMessageSchema.safeParse({ ...message, ...change }).error?.issues[0]?.message;

describe('the contact form accepts (§5)', () => {
  it.each([
    [{}],
    [{ subject: 'a'.repeat(200), message: 'a'.repeat(2000) }],
    [{ message: 'Bonjour,\n\n\tune liste' }],
    [{ firstName: 'a'.repeat(100) }],
    // A message is read, not printed.
    [{ firstName: 'བསྟན' }],
  ])('%j', (change) => {
    expect(refusalOf(change)).toBeUndefined();
  });

  it('addresses in lower case, line breaks as \\n, nothing at the ends', () => {
    const taken = contactMessageSchema.parse({
      ...message,
      email: ' Camille@Exemple.FR ',
      subject: '  Mon rapport ',
      message: '\r\nBonjour,\r\nest-il prêt ?\rMerci \n',
    });
    expect(taken).toMatchObject({
      email: 'camille@exemple.fr',
      subject: 'Mon rapport',
      message: 'Bonjour,\nest-il prêt ?\nMerci',
    });
  });
});

describe('the contact form refuses (§5)', () => {
  it.each([
    [{ firstName: ' ' }, 'Écrivez le prénom.'],
    [{ firstName: 'Camille 2' }, 'Le prénom ne peut contenir que des lettres, espaces et tirets'],
    [{ firstName: 'a'.repeat(101) }, 'Écrivez le prénom en 100 caractères au plus.'],
    [{ lastName: '' }, 'Écrivez le nom.'],
    [
      { lastName: 'Renard\r\nBcc: tous@exemple.fr' },
      'Le nom ne peut contenir que des lettres, espaces et tirets',
    ],
    [{ email: '' }, 'L’email est requis'],
    [{ email: 'camille' }, 'Email invalide'],
    [{ email: 'camille@exemple.fr, tous@exemple.fr' }, 'Email invalide'],
    [{ email: 'camille@exemple.fr\r\nBcc: tous@exemple.fr' }, 'Email invalide'],
    [{ email: 'camille%0d%0aBcc:tous@exemple.fr' }, 'Email invalide'],
    [{ email: `${'a'.repeat(250)}@exemple.fr` }, 'L’email doit contenir moins de 255 caractères'],
    [{ subject: ' ' }, 'Écrivez l’objet de votre message.'],
    [{ subject: 'a'.repeat(201) }, 'Écrivez l’objet en 200 caractères au plus.'],
    [{ subject: 'Bonjour\r\nBcc: tous@exemple.fr' }, 'Retirez de l’objet le caractère illisible.'],
    [{ subject: 'Bonjour\u2028' + '\u0000' }, 'Retirez de l’objet le caractère illisible.'],
    [{ message: ' trop peu \n\n' }, 'Le message doit faire au moins 10 caractères'],
    [{ message: 'a'.repeat(2001) }, 'Écrivez le message en 2000 caractères au plus.'],
    [{ message: 'Bonjour, \u0007 est-il prêt ?' }, 'Retirez du message le caractère illisible.'],
  ])('%j', (change, expected) => {
    expect(refusalOf(change)).toBe(expected);
  });
});

const receive = async (change: Partial<typeof message> = {}, at = now, isFull = false) => {
  const done: string[] = [];
  const kept: { record: ContactRecord; mails: readonly OutboxRecord[] }[] = [];
  const answer = await receiveMessage(
    { ...message, ...change },
    {
      contacts: {
        create: async (record, mails) => {
          done.push('written');
          kept.push({ record, mails });
        },
      },
      limits: countingLimits(done, () => isFull),
      viewerIp: '203.0.113.7',
      now: at,
    },
  );
  const [first] = kept;
  if (!first || kept.length > 1) throw new Error('not written once');
  return { answer, done, ...first };
};

describe('a received message', () => {
  it('is counted by network and mailbox before it is stored with its two mails', async () => {
    const { answer, done, record, mails } = await receive();
    expect(answer).toEqual({ received: true });
    expect(done).toEqual(['contact 203.0.113.7', 'contact-receipt camille@exemple.fr', 'written']);
    expect(record).toEqual({
      id: record.id,
      email: 'camille@exemple.fr',
      full_name: 'Maëlys-Ondine D’Angelo',
      subject: 'Mon rapport',
      message: 'Bonjour, est-il prêt ?',
      created_at: now.toISOString(),
    });
    expect(mails.map(({ id, subject }) => ({ id, subject }))).toEqual([
      { id: `contact:${record.id}`, subject: { kind: 'contact', contact_id: record.id } },
      { id: `contact-receipt:${record.id}`, subject: { kind: 'contact-receipt', contact_id: record.id } },
    ]);
  });

  it('is stored and mailed to support without a receipt when the mailbox has reached its limit', async () => {
    const { answer, record, mails } = await receive({}, now, true);
    expect(answer).toEqual({ received: true });
    expect(mails.map(({ id }) => id)).toEqual([`contact:${record.id}`]);
  });

  it('is the same when it is sent again within the hour, and another with other words or at another hour', async () => {
    const { record } = await receive();
    const later = new Date(now.getTime() + 3_600_000);
    expect((await receive()).record.id).toBe(record.id);
    expect((await receive({ message: 'Une tout autre question' })).record.id).not.toBe(record.id);
    expect((await receive({}, later)).record.id).not.toBe(record.id);
  });
});

it('the tab stores the input, except fields of the account', () => {
  const draft = {
    firstName: 'Camille',
    lastName: 'Autre',
    email: 'a@b.fr',
    subject: 'Question',
    message: '',
  };
  const known = { firstName: 'Camille', lastName: 'Renard', email: 'a@b.fr' };
  expect(withoutKnown(draft, known)).toEqual({ ...draft, firstName: '', email: '' });
  expect(withoutKnown(draft, {})).toEqual(draft);
});
