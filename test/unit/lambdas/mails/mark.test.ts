import { expect, it } from 'vitest';
import { merchant } from '#domain/merchant.ts';
import { contactReceipt } from '#lambdas/mails/contact-receipt.ts';
import { validation } from '#lambdas/mails/validation.ts';
import { refundMail, withdrawalMail } from '#test/support/refund-mails.ts';
import { renderMail } from '#test/support/rendering.ts';

const siteUrl = 'https://boutique.example';
const mails = [
  validation.letter({ link: `${siteUrl}/validate-email?token=abc` }, siteUrl),
  contactReceipt.letter({ sentAt: new Date('2026-11-20T17:42:00Z') }, siteUrl),
  refundMail(),
  withdrawalMail(),
];

it.each(mails)(
  'a mail ($document.subject) carries the mark of the shop; without images its name stands there',
  async (mail) => {
    const { html, images } = await renderMail(mail);
    const [mark] = images;
    expect(images).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<img src="cid:${mark?.cid}" alt="" [^>]*/>${merchant.shopName}</a>`));
    expect(Buffer.from(mark?.content ?? []).toString('latin1', 1, 4)).toBe('PNG');
    expect(mark?.content.length).toBeLessThan(4000);
  },
);
