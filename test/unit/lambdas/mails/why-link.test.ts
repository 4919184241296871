/** The link in the foot of a mail, to the page that says why it was written. */
import { expect, it } from 'vitest';
import { correction } from '#lambdas/mails/correction.ts';
import { correctionReceipt } from '#lambdas/mails/correction-receipt.ts';

const siteUrl = 'https://boutique.example';
const at = new Date('2026-11-20T17:42:00Z');
const asked = { kind: 'correction', about: 'notes', askedAt: at, dueAt: at } as const;

it('leads a customer to the sort of the mail, and stands in no mail to the team', () => {
  expect(correctionReceipt.letter(asked, siteUrl).why).toBe(`${siteUrl}/compte/courriers?pour=messages`);
  expect(correction.letter(asked, siteUrl).why).toBeUndefined();
});
