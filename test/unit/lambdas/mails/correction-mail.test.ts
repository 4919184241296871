import { expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import type { CorrectionAnswer, WordedKind } from '#domain/requests.ts';
import { compose as composeMail } from '#lambdas/mails/compose.ts';
import { keyOf, newRequest } from '#lambdas/storage/requests.ts';
import { now, profileRecord, userId } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { renderMail } from '#test/support/rendering.ts';

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');
const asked = { user_id: userId, about: 'paper', message: 'Mon nom est Renard.' } as const;
const requestWith = (answer?: CorrectionAnswer, kind: WordedKind = 'correction') =>
  newRequest(keyOf(userId, 'one'), now, {
    kind,
    asked: { ...asked, ...(answer && { answer }) },
  });

type Kind = 'correction' | 'correction-receipt' | 'correction-answer';
const compose = (kind: Kind, facts: MailFacts) =>
  composeMail({ kind, user_id: userId, request_id: 'one' }, composing(facts).deps);
const textOf = async (kind: Kind, facts: MailFacts) => {
  const composed = await compose(kind, facts);
  if (!composed) throw new Error('no mail');
  const { subject, text } = await renderMail(composed.mail);
  return { to: composed.to, text: plain(`${subject} ${text}`) };
};
const verified = profileRecord({ email_validated: true });

it('tells the team that there is a request and until when, without a name or a word of it', async () => {
  const { to, text } = await textOf('correction', { request: requestWith() });
  expect(to).toBe(merchant.dataProtection.email);
  expect(text).toContain('Concerne : Une note ou un avoir');
  expect(text).toContain('Réponse au plus tard le : 24 décembre 2026');
  expect(text).not.toMatch(/Renard|camille/i);
});

it('gives the customer a receipt with the date of the answer', async () => {
  const { to, text } = await textOf('correction-receipt', { request: requestWith(), profile: verified });
  expect(to).toBe('camille@exemple.fr');
  expect(text).toContain('Nous vous répondons au plus tard le 24 décembre 2026.');
  expect(text).toContain('https://shop.example/compte/mes-donnees');
  expect(text).not.toContain('Renard');
});

it.each([
  [
    'limitation',
    'Un client demande que l’usage de ses données soit limité',
    'vous nous avez demandé de limiter l’usage de vos données',
    'Mireille a limité l’usage de vos données',
    'Mireille n’a pas limité l’usage de vos données',
  ],
  [
    'objection',
    'Un client s’oppose à un usage de ses données',
    'vous vous êtes opposé ou opposée à un usage de vos données',
    'Mireille a arrêté l’usage auquel vous vous êtes opposé',
    'Mireille n’a pas arrêté l’usage auquel vous vous êtes opposé',
  ],
] as const)('speaks of a %s in its own words', async (kind, asks, receipt, done, not) => {
  const given = (outcome: CorrectionAnswer['outcome']) => ({ outcome, name: 'Mireille', reason: 'La loi.' });
  const facts = (answer?: CorrectionAnswer) => ({ request: requestWith(answer, kind), profile: verified });
  expect((await textOf('correction', facts())).text).toContain(asks);
  expect((await textOf('correction-receipt', facts())).text).toContain(receipt);
  expect((await textOf('correction-answer', facts(given('corrected')))).text).toContain(done);
  const refusal = (await textOf('correction-answer', facts(given('refused')))).text;
  expect(refusal).toContain(not);
  expect(refusal).toContain('réclamation à la CNIL');
  expect(refusal).not.toContain('correction');
});

it('names the remedies in a refusal, and the reason to a verified address only', async () => {
  const answer = { outcome: 'refused', name: 'Mireille', reason: 'La loi fige la note.' } as const;
  const { text } = await textOf('correction-answer', { request: requestWith(answer), profile: verified });
  expect(text).toContain('Mireille n’a pas fait la correction que vous avez demandée le 24 novembre 2026.');
  expect(text).toContain('« La loi fige la note. »');
  expect(text).toContain('réclamation à la CNIL');
  expect(text).toContain('tribunal judiciaire');
  const unverified = { request: requestWith(answer), profile: profileRecord() };
  const other = await textOf('correction-answer', unverified);
  expect(other.text).not.toContain('fige');
  expect(other.text).toContain('la réponse entière dans votre compte');
});

it('of a correction that was made needs no reason and no remedy', async () => {
  const answer = { outcome: 'corrected', name: 'Mireille' } as const;
  const { text } = await textOf('correction-answer', { request: requestWith(answer), profile: verified });
  expect(text).toContain('Mireille a fait la correction que vous avez demandée');
  expect(text).not.toContain('CNIL');
});

it.each<[string, Kind, MailFacts]>([
  ['its words are erased', 'correction', {}],
  ['its account is erased', 'correction-receipt', { request: requestWith() }],
  [
    'its mailbox refused the account',
    'correction-receipt',
    { request: requestWith(), profile: profileRecord({ locked_at: 'then' }) },
  ],
  ['there is no answer', 'correction-answer', { request: requestWith(), profile: verified }],
])('is not sent when %s', async (_, kind, facts) => {
  expect(await compose(kind, facts)).toBeUndefined();
});
