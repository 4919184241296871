import { expect, it } from 'vitest';
import type { CorrectionAnswer } from '#domain/requests.ts';
import { compose } from '#lambdas/mails/compose.ts';
import { keyOf, newRequest } from '#lambdas/storage/requests.ts';
import { now, profileRecord, userId } from '#test/support/builders.ts';
import { composing, type MailFacts } from '#test/support/composing.ts';
import { renderMail } from '#test/support/rendering.ts';

const key = keyOf('a-person', 'one');
const requestWith = (answer?: CorrectionAnswer, email?: string) =>
  newRequest(key, now, {
    kind: 'correction',
    asked: {
      ...{ about: 'person', message: 'Je suis née à Quimper.', user_id: userId },
      studied: { name: 'Jeanne Le Goff', ...(email !== undefined && { email }) },
      ...(answer && { answer }),
    },
  });
const answerMail = (facts: MailFacts) =>
  compose({ kind: 'person-answer', who: key.who, request_id: key.id }, composing(facts).deps);
const erasedMail = (numbers: string, facts: MailFacts) =>
  compose({ kind: 'person-erased', user_id: userId, request_id: 'one', numbers }, composing(facts).deps);
const textIn = async (mail: ReturnType<typeof answerMail>): Promise<string> => {
  const composed = await mail;
  if (!composed) throw new Error('no mail');
  const { subject, text } = await renderMail(composed.mail);
  return `${composed.to} ${subject} ${text}`.replace(/[\s\u00a0\u202f]+/g, ' ');
};
const verified = profileRecord({ email_validated: true });
const refused = { outcome: 'refused', name: 'Mireille', reason: 'L’acte dit Brest.' } as const;

it('tells the person studied that there is an answer, without a word of it', async () => {
  const text = await textIn(answerMail({ request: requestWith(refused, 'jeanne@exemple.fr') }));
  expect(text).toContain('jeanne@exemple.fr');
  expect(text).toContain('La correction que vous avez demandée le 24 novembre 2026 n’est pas faite.');
  expect(text).toContain('réclamation à la CNIL');
  expect(text).not.toMatch(/Quimper|Brest|Jeanne|Camille/);
});

it.each([
  ['no address was given', requestWith(refused)],
  ['there is no answer', requestWith(undefined, 'jeanne@exemple.fr')],
  ['the words are erased', { ...requestWith(refused, 'jeanne@exemple.fr'), asked: undefined }],
])('writes nothing to the person when %s', async (_, request) => {
  expect(await answerMail({ request })).toBeUndefined();
});

it('tells the buyer what became of the orders, without name, reason or blame', async () => {
  const text = await textIn(erasedMail('a1b2c3d4 e5f6a7b8', { profile: verified }));
  for (const said of [
    'camille@exemple.fr',
    'Vos commandes a1b2c3d4, e5f6a7b8',
    'remboursé en entier',
    'reste à vous',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/Jeanne|parce que|refus/);
});

it('tells of no order where only the account kept the person, and nothing to an erased account', async () => {
  expect(await textIn(erasedMail('', { profile: verified }))).not.toMatch(/commande \w+ :|remboursé/);
  expect(await erasedMail('', {})).toBeUndefined();
  const locked = { ...verified, locked_at: now.toISOString() };
  expect(await erasedMail('', { profile: locked })).toBeUndefined();
});
