import { expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { contact } from '#lambdas/mails/contact.ts';
import { contactReceipt } from '#lambdas/mails/contact-receipt.ts';
import { renderMail } from '#test/support/rendering.ts';

const siteUrl = 'https://boutique.example';
const sentAt = new Date('2026-11-20T17:42:00Z');
const message = {
  fullName: "Camille D'<b>Angelo",
  email: 'camille@exemple.fr',
  subject: 'Mon <i>rapport</i> & vous',
  message: 'Bonjour,\n\nest-il prêt ?\n<script>alert(1)</script>',
  sentAt,
};
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('a message to support shows the sender, the time, and every line as text', async () => {
  const { subject, text, html } = await renderMail(contact.letter(message, siteUrl));
  expect(plain(subject)).toBe('Message du site : Mon <i>rapport</i> & vous');
  const said = plain(text);
  expect(said).toContain("Nom : Camille D'<b>Angelo");
  expect(said).toContain('Envoyé le : vendredi 20 novembre 2026 à 18 h 42 (heure de Paris)');
  expect(said).toContain('Bonjour,\n\nest-il prêt ?\n\n<script>alert(1)</script>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

it('its receipt shows its time, the time to an answer, and what to do when it was sent by another person', async () => {
  const said = plain((await renderMail(contactReceipt.letter({ sentAt }, siteUrl))).text);
  expect(said).toContain('le vendredi 20 novembre 2026 à 18 h 42 (heure de Paris) nous est parvenu');
  const abroad = contactReceipt.letter({ sentAt, zone: 'Indian/Reunion' }, siteUrl);
  expect(plain((await renderMail(abroad)).text)).toContain('à 21 h 42 (heure de La Réunion) nous');
  expect(said).toContain('sous 24 h');
  expect(said).toContain('du lundi au vendredi de 9 h à 18 h, samedi et dimanche de 10 h à 16 h');
  expect(said).toContain('Ce n’est pas vous ?');
  expect(said).toContain(merchant.contact.phone);
});
