import { expect, test } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { fr } from '#domain/texts/typography.ts';
import { confirmation } from '#lambdas/mails/confirmation.ts';
import { customerInfo, orderId, paidOrderRecord } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { renderMail } from '#test/support/rendering.ts';

const subject = { kind: 'confirmation', order_id: orderId } as const;
const birthIn = async (facts: MailFacts) =>
  (await confirmation.compose(subject, composing(facts).deps))?.content.order.birth;
const textIn = async (facts: MailFacts): Promise<string> => {
  const composed = await confirmation.write(subject, composing(facts).deps);
  return composed ? (await renderMail(composed.mail)).text.replace(/[\s\u00a0\u202f]+/g, ' ') : '';
};

test('a confirmation names the birth of its own row, or of an old order, for a verified address only', async () => {
  const verified = paidOrderRecord({ email_validated: true, customer_info: customerInfo() });
  const born = { birthDate: '1980-02-29', birthTime: '', birthPlace: 'Brest' };
  expect(await birthIn({ order: verified, born })).toEqual([fr('29 février 1980, heure inconnue, Brest')]);
  expect(await birthIn({ order: verified })).toEqual([fr('17 avril 1991 à 6 h 42, Nantes')]);
  expect(await birthIn({ order: { ...verified, email_validated: false }, born })).toEqual([]);
});

test('a confirmation for another person greets the buyer, names the person and holds the text to hand on', async () => {
  const order = paidOrderRecord({ email_validated: true });
  const person = { firstName: 'Jeanne', lastName: 'Le Goff', agreedAt: '2026-11-24T17:42:00.000Z' };
  const born = { birthDate: '1980-02-29', birthTime: '', birthPlace: 'Brest', person };
  const text = await textIn({ order, born });
  expect(text).toContain('Bonjour Camille');
  expect(text).toContain('Pour : Jeanne Le Goff');
  expect(text).toContain('À transmettre à Jeanne');
  expect(text).toContain('Camille Renard nous a commandé une consultation');
  expect(text).toContain('https://shop.example/personne?token=person-secret');
  expect(text).toContain('Si cette personne fait effacer ses données');
  expect(text).toContain(merchant.dataProtection.email);
  expect(await textIn({ order, born: { ...born, person: undefined } })).not.toMatch(/À transmettre|Pour :/);
  expect(await textIn({ order: { ...order, email_validated: false }, born })).not.toContain('Jeanne');
});
