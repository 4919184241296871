/** The link in the foot of each mail, to the page that says why it was written. */
import { expect, it } from 'vitest';
import type { ShopMail } from '#lambdas/mails/shop-mail.ts';
import { whyLink } from '#lambdas/mails/why-link.ts';
import { refundMail, withdrawalMail } from '#test/support/refund-mails.ts';

const siteUrl = 'https://boutique.example';
const at = new Date('2026-11-20T17:42:00Z');
const link = `${siteUrl}/lien`;
const order = { siteUrl, orderId: 'a1b2', firstName: 'Camille' };

const cases: readonly (readonly [ShopMail, string | undefined])[] = [
  [{ kind: 'payment-refused', ...order, services: ['numerologie'], amount: 900 }, 'commandes'],
  [
    {
      ...{ kind: 'report', ...order, link, service: 'numerologie', pages: 10, version: 1 },
      ...{ isLast: true, isUntagged: false, hasPrint: false },
    },
    'commandes',
  ],
  [{ kind: 'birth', ...order, answer: { isRefused: false, name: 'Camille' } }, 'commandes'],
  [
    { kind: 'late', ...order, missedAt: at, dueAt: at, missing: ['numerologie'], isPartlyDelivered: false },
    'commandes',
  ],
  [withdrawalMail, 'commandes'],
  [refundMail, 'commandes'],
  [{ kind: 'validation', siteUrl, link }, 'compte'],
  [{ kind: 'reset', siteUrl, link }, 'compte'],
  [{ kind: 'address-changed', siteUrl, at }, 'compte'],
  [{ kind: 'password-changed', siteUrl, at, link }, 'compte'],
  [{ kind: 'closing', siteUrl, closesAt: at, link }, 'compte'],
  [{ kind: 'closed', siteUrl }, 'compte'],
  [{ kind: 'idle', siteUrl, erasesAt: at }, 'compte'],
  [
    { kind: 'policy', siteUrl, change: { version: '2026-11-25', appliesFrom: '2026-12-15', changes: [] } },
    'compte',
  ],
  [{ kind: 'correction-receipt', siteUrl, about: 'notes', askedAt: at, dueAt: at }, 'messages'],
  [
    {
      ...{ kind: 'correction-answer', siteUrl, about: 'notes', askedAt: at, dueAt: at },
      answer: { outcome: 'corrected', name: 'Hélène' },
    },
    'messages',
  ],
  [{ kind: 'correction', siteUrl, about: 'notes', askedAt: at, dueAt: at }, undefined],
  [{ kind: 'contact-receipt', siteUrl, sentAt: at }, 'messages'],
  [
    {
      ...{ kind: 'contact', siteUrl, fullName: 'Camille', email: 'camille@exemple.fr' },
      ...{ subject: 'Bonjour', message: 'Bonjour', sentAt: at },
    },
    undefined,
  ],
  [{ kind: 'invitation', siteUrl, link, name: 'Hélène' }, undefined],
  [
    {
      kind: 'staff',
      ...{ siteUrl, firstName: 'Hélène', readerId: 'id', isAdministrator: false, news: [] },
    },
    undefined,
  ],
];

it.each(cases)('$kind', (mail, mailing) => {
  expect(whyLink(mail)).toBe(mailing && `${siteUrl}/compte/courriers?pour=${mailing}`);
});
