import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import { birthMailTexts as texts } from '#domain/texts/birth-mail.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { lateMailTexts } from '#domain/texts/late-mail.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { BirthMail } from './shop-mail.ts';

/** Who corrected a birth or refused to, and why; the birth itself stays in the account. */
export const birthDocument = (mail: BirthMail): MailDocument => {
  const { siteUrl, orderId, answer } = mail;
  const { isRefused, name, reason } = answer;
  const number = orderNumber(orderId);
  const told = (isRefused ? texts.refused : texts.corrected)(name, number);
  return {
    subject: texts.subject(number, isRefused),
    preheader: told,
    title: texts.title(isRefused),
    blocks: [
      paragraph(greeting(mail)),
      paragraph(told),
      ...(reason === undefined ? [] : [paragraph(texts.reason(reason))]),
      paragraph(isRefused ? texts.again : texts.effect),
      { kind: 'action', label: texts.action, href: `${siteUrl}/compte#commandes` },
      paragraph(
        `${lateMailTexts.question} `,
        { href: `mailto:${merchant.contact.email}`, label: merchant.contact.email },
        '.',
      ),
    ],
  };
};
