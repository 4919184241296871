import { nameOf } from '#domain/catalogue.ts';
import { formatLongDate } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { lateMailTexts as texts } from '#domain/texts/late-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { type MailDocument, paragraph } from './document.ts';
import type { LateMail } from './shop-mail.ts';

/** An apology with the new due date, and the choice to wait or to end the contract (code de la consommation L216-6). */
export const lateDocument = (mail: LateMail): MailDocument => {
  const { siteUrl, orderId, missing, isPartlyDelivered } = mail;
  const number = orderNumber(orderId);
  const due = fr(formatLongDate(mail.dueAt, mail.zone));
  const account = `${siteUrl}/compte`;
  const withdrawal = `${siteUrl}/retractation?${new URLSearchParams({ commande: number })}`;
  return {
    subject: texts.subject(number),
    preheader: texts.preheader(due),
    title: texts.title,
    blocks: [
      paragraph(greeting(mail)),
      paragraph(texts.apology(fr(formatLongDate(mail.missedAt, mail.zone)), missing.length)),
      ...(isPartlyDelivered || missing.length > 1
        ? [
            paragraph(isPartlyDelivered ? texts.some : texts.all),
            { kind: 'list', items: missing.map(nameOf) } as const,
          ]
        : []),
      { kind: 'highlight', label: texts.newDate, value: due },
      { kind: 'section', title: texts.choice },
      { kind: 'list', items: [texts.wait, texts.withdraw] },
      { kind: 'action', label: texts.action, href: withdrawal },
      paragraph(`${texts.account} `, { href: account, label: account }),
      paragraph(
        `${texts.question} `,
        { href: `mailto:${merchant.contact.email}`, label: merchant.contact.email },
        '.',
      ),
    ],
  };
};
