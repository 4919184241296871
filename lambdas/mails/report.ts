import { nameOf } from '#domain/catalogue.ts';
import { reportLinkDays } from '#domain/links.ts';
import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import { fullName } from '#domain/persons.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { reportMailTexts as texts } from '#domain/texts/mails.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import type { ReportMail } from './shop-mail.ts';

const factsOf = ({ orderId, service, expert, person, code }: ReportMail): Block => ({
  kind: 'facts',
  rows: [
    { term: texts.service, value: nameOf(service) },
    ...(person ? [{ term: texts.person, value: fullName(person) }] : []),
    ...(expert ? [{ term: texts.expert, value: expert }] : []),
    { term: texts.number, value: orderNumber(orderId) },
    ...(code ? [{ term: texts.code, value: code }] : []),
  ],
});

export const reportDocument = (mail: ReportMail): MailDocument => {
  const { link, siteUrl, service, pages, isLast } = mail;
  const isNew = mail.version > 1;
  const account = `${siteUrl}/compte`;
  return {
    subject: texts.subject(isNew),
    preheader: texts.preheader(nameOf(service)),
    title: texts.title,
    blocks: [
      paragraph(greeting(mail)),
      paragraph(texts.ready(nameOf(service), pages)),
      ...(isNew ? [paragraph(texts.replaced)] : []),
      ...(mail.hasPrint ? [paragraph(texts.print)] : []),
      ...(mail.isUntagged ? [paragraph(texts.untagged)] : []),
      { kind: 'action', label: texts.action, href: link },
      factsOf(mail),
      { kind: 'section', title: texts.link },
      paragraph(texts.personal(reportLinkDays)),
      paragraph(`${texts.fallback} `, { href: link, label: link }),
      paragraph(`${texts.account} `, { href: account, label: account }),
      ...(isLast ? [] : [paragraph(texts.more)]),
      paragraph(
        `${texts.question} `,
        { href: `mailto:${merchant.contact.email}`, label: merchant.contact.email },
        '.',
      ),
    ],
  };
};
