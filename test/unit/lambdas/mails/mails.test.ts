import { describe, expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { footerTexts } from '#domain/texts/mails.ts';
import { type Confirmation, confirmation as confirmationMail } from '#lambdas/mails/confirmation.ts';
import { contact } from '#lambdas/mails/contact.ts';
import type { Letter } from '#lambdas/mails/mail.ts';
import { validation as validationMail } from '#lambdas/mails/validation.ts';
import { keyFor, nameFor } from '#test/support/keys.ts';
import { letters } from '#test/support/letters.ts';
import { factsOf } from '#test/support/mail-facts.ts';
import { withdrawalMail } from '#test/support/refund-mails.ts';
import { renderMail } from '#test/support/rendering.ts';
import { soldLines } from '#test/support/sold-lines.ts';

const siteUrl = 'https://boutique.example';
const link = `${siteUrl}/validate-email?token=abc&order=7c1e90ab-1111-4111-8111-111111111111&redirect=checkout`;
const validation = validationMail.letter({ link }, siteUrl);
const confirmed: Confirmation = {
  isEmailValidated: true,
  order: {
    id: '7c1e90ab-1111-4111-8111-111111111111',
    services: [keyFor.western, keyFor.numbers],
    sold: soldLines([keyFor.western, keyFor.numbers]),
    amount: 3800,
    ...{ firstName: 'Camille', lastName: 'Renard', birth: ['17 avril 1991 à 6 h 42, Nantes'] },
    paidAt: new Date('2026-11-20T17:42:00Z'),
    dueAt: new Date('2026-11-23T17:42:00Z'),
    withdrawalUntil: new Date('2026-12-04T22:59:59.999Z'),
    termsVersion: '2026-11-21',
  },
};
const confirmation = confirmationMail.letter(confirmed, siteUrl);
/** The same confirmation with other facts of its order. */
const confirmationWith = (changes: Partial<Confirmation['order']>) =>
  confirmationMail.letter({ ...confirmed, order: { ...confirmed.order, ...changes } }, siteUrl);
const sentAt = new Date('2026-11-20T17:42:00Z');
const message = {
  fullName: "Camille D'<b>Angelo",
  email: 'camille@exemple.fr',
  subject: 'Mon <i>rapport</i> & vous',
  message: 'Bonjour,\n\nest-il prêt ?\n<script>alert(1)</script>',
  sentAt,
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
/** The visible text of the HTML part. */
const visible = (html: string) => decode(html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ''));
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

const cases: [string, Letter][] = [
  ...Object.entries(letters),
  ['contact with code', contact.letter(message, siteUrl)],
  ['withdrawal with code', withdrawalMail()],
];

describe.each(cases)('the %s e-mail', (_kind, mail) => {
  const { document, why } = mail;

  it('shows every fact in both parts', async () => {
    const { html, text, subject } = await renderMail(mail);
    const shown = visible(html);
    const all = [
      document.title,
      ...document.blocks.flatMap(factsOf),
      ...footerTexts.seller,
      footerTexts.disclaimer,
      ...(why === undefined ? [] : [footerTexts.why]),
    ];
    for (const fact of all) {
      expect(shown).toContain(fact);
      expect(text).toContain(fact);
    }
    expect(subject).toBe(document.subject);
  });

  it('leads to the same addresses in both parts', async () => {
    const { html, text } = await renderMail(mail);
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decode(href));
    expect(hrefs.length).toBeGreaterThan(0);
    if (why) expect(hrefs).toContain(why);
    for (const href of hrefs) {
      expect(text).toContain(href.replace(/^mailto:/, ''));
      expect([siteUrl, 'mailto:', merchant.mediator.site].some((known) => href.startsWith(known))).toBe(true);
    }
  });

  it('loads nothing and tracks nothing', async () => {
    const { html: whole, images } = await renderMail(mail);
    const html = images.reduce((rest, { cid }) => rest.replace(`<img src="cid:${cid}"`, ''), whole);
    expect(html).not.toMatch(
      /<(img|script|link|iframe|object|video|audio|svg)\b|src=|url\(|@import|@font-face/i,
    );
  });

  it('does not break «e-mail» or «Saint-Denis» at the hyphen, and copies them unchanged', async () => {
    const { html } = await renderMail(mail);
    const sentences = html.match(/<(p|li|h2)\b.*?<\/\1>/gs) ?? [];
    const whole = /<span style="white-space:nowrap">(e-mails?|Saint-Denis\S*?)<\/span>/gi;
    expect(sentences.join(' ').replace(whole, '')).not.toMatch(/\be-mail|\bsaint-|^$/i);
  });

  it('is a French page with a preheader, for day and night and for small screens', async () => {
    const { html } = await renderMail(mail);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(decode(html)).toContain(`${document.preheader}</div>`);
    // A picture has its width in its style, too, as a maximum.
    expect(html.replaceAll(/<img\b[^>]*>/g, '')).not.toMatch(/width="\d{3,}"|min-width/);
  });

  it('is smaller than the size at which Gmail cuts messages', async () => {
    const { html } = await renderMail(mail);
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});

describe('the verification e-mail', () => {
  it('explains the link, its lifetime and what to do when another person requested it', async () => {
    const text = plain((await renderMail(validation)).text);
    expect(text).toContain('Bonjour,');
    expect(text).toContain('qu’elle est bien la vôtre');
    expect(text).toContain('il vous demande votre mot de passe, ou d’en choisir un nouveau');
    expect(text).toContain('choisissez « Ce n’est pas moi »');
    expect(text).toContain('valable 7 jours');
    expect(text).toContain('Ce n’est pas vous ?');
    expect(text).toContain(merchant.contact.email);
  });
});

describe('the confirmation e-mail', () => {
  it('states number, services, prices, total, payment, due date and end of the withdrawal period', async () => {
    const { subject, text } = await renderMail(confirmation);
    expect(subject).toBe('Commande 7c1e90ab confirmée');
    const said = plain(text);
    expect(said).toContain(`${nameFor.western} (PDF, 15 à 20 pages) : 29,00 €`);
    expect(said).toContain(`${nameFor.numbers} (PDF, 10 à 12 pages) : 9,00 €`);
    expect(said).toContain('Total TTC : 38,00 €');
    expect(said).toContain('Payée le : vendredi 20 novembre 2026 à 18 h 42');
    expect(said).toContain('Livraison au plus tard : lundi 23 novembre 2026');
    expect(said).toContain('jusqu’au vendredi 4 décembre 2026 inclus');
    expect(said).toContain('Conditions générales de vente, version du 21 novembre 2026');
    expect(said).toContain(`${siteUrl}/compte`);
  });

  it('claims no new purchase when it is sent again', async () => {
    const again = confirmationMail.letter({ ...confirmed, isAgain: true }, siteUrl);
    const { subject, text } = await renderMail(again);
    expect(plain(subject)).toBe('Commande 7c1e90ab : votre confirmation, à nouveau');
    expect(plain(text)).toContain('Nous vous renvoyons la confirmation d’une commande déjà payée');
    expect(plain(text)).toContain('Ce n’est pas un nouvel achat');
    for (const claim of ['Merci', 'Votre paiement est accepté']) expect(plain(text)).not.toContain(claim);
    expect(plain((await renderMail(confirmation)).text)).not.toContain('renvoyons la confirmation');
  });

  it('contains the address of the withdrawal page and, for a pack, the end of its guarantee', async () => {
    const single = plain((await renderMail(confirmation)).text);
    expect(single).toContain(`${siteUrl}/retractation`);
    expect(single).not.toContain('Garantie étendue');
    const guaranteeUntil = new Date('2026-12-21T22:59:59.999Z');
    const text = plain((await renderMail(confirmationWith({ guaranteeUntil }))).text);
    expect(text).toContain('Garantie étendue de votre pack');
    expect(text).toContain('jusqu’au lundi 21 décembre 2026 inclus');
  });

  it('shows no single price when the catalogue no longer adds up to the payment', async () => {
    const { text } = await renderMail(confirmationWith({ amount: 3500 }));
    expect(plain(text)).toContain('Total TTC : 35,00 €');
    expect(plain(text)).not.toContain('29,00 €');
  });

  it('asks for the verification of the address only while it is missing', async () => {
    const words = 'n’est pas encore confirmée';
    expect((await renderMail(confirmation)).text).not.toContain(words);
    const unverified = confirmationMail.letter({ ...confirmed, isEmailValidated: false }, siteUrl);
    expect((await renderMail(unverified)).text).toContain(words);
  });

  it('shows a name unchanged, as text', async () => {
    const { html, text } = await renderMail(confirmationWith({ firstName: "D'<b>Angelo" }));
    expect(text).toContain("Bonjour D'<b>Angelo,");
    expect(html).toContain('D&#x27;&lt;b&gt;Angelo');
  });
});
