import { expect, it } from 'vitest';
import type { BirthRecord } from '#domain/births/correction.ts';
import { birth } from '#lambdas/mails/birth.ts';
import { orderId, paidOrderRecord, profileRecord } from '#test/support/builders.ts';
import { composing } from '#test/support/composing.ts';
import { renderMail } from '#test/support/rendering.ts';

const at = '2026-11-24T17:42:00.000Z';
const born = { birthDate: '1991-04-17', birthTime: '06:42', birthPlace: 'Nantes' };
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

const compose = (change: Partial<BirthRecord>, isVerified = true) => {
  const facts = {
    order: paidOrderRecord(),
    born: { ...born, ...change },
    profile: profileRecord({ email_validated: isVerified }),
  };
  return birth.write({ kind: 'birth', order_id: orderId, at }, composing(facts).deps);
};
const textOf = async (change: Partial<BirthRecord>) => {
  const composed = await compose(change);
  if (!composed) throw new Error('no mail');
  const { subject, text } = await renderMail(composed.mail);
  return { to: composed.to, subject: plain(subject), text: plain(text) };
};

it('tells who corrected the birth and why, without the birth', async () => {
  const corrected = { at, by: 'expert', name: 'Inès Delorme', reason: 'Votre appel' } as const;
  const { to, subject, text } = await textOf({ corrected });
  expect([to, subject]).toEqual(['camille@exemple.fr', 'Commande a1b2c3d4 : naissance corrigée']);
  expect(text).toContain('Inès Delorme a corrigé la naissance de votre commande a1b2c3d4.');
  expect(text).toContain('La raison : « Votre appel »');
  expect(text).toContain('https://shop.example/compte#commandes');
  expect(text).not.toMatch(/1991|Nantes/);
});

it('tells who refused and why', async () => {
  const refused = { at, name: 'Inès Delorme', reason: 'Acte lu.' };
  const { subject, text } = await textOf({ refused });
  expect(subject).toBe('Commande a1b2c3d4 : votre demande de correction');
  expect(text).toContain('Inès Delorme n’a pas corrigé la naissance');
  expect(text).toContain('demandez-nous de nouveau');
});

it('is not sent once a later answer replaced it, and to no unverified address', async () => {
  const corrected = { at: '2026-11-25T08:00:00.000Z', by: 'expert', name: 'Inès' } as const;
  expect(await compose({ corrected })).toBeUndefined();
  expect(await compose({ corrected: { ...corrected, at } }, false)).toBeUndefined();
});
