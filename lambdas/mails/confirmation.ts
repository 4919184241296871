import { catalogue, totalOf } from '#domain/catalogue.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { fullName } from '#domain/persons.ts';
import { contentsOf } from '#domain/texts/contents.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { confirmationMailTexts as texts } from '#domain/texts/mails.ts';
import { versionDate } from '#domain/texts/papers.ts';
import { noticeTexts, personNotice } from '#domain/texts/person-notice.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import type { ConfirmedOrder } from './confirmed-order.ts';
import { type Block, type MailDocument, paragraph } from './document.ts';
import type { ConfirmationMail } from './shop-mail.ts';

/** Single prices are shown only when they add up to the paid amount: the catalogue may have changed since. */
const billOf = ({ services, amount }: ConfirmedOrder): Block => {
  const isCurrent = totalOf(services) === amount;
  return {
    kind: 'bill',
    lines: services.map((key) => ({
      label: catalogue[key].name,
      detail: fr(contentsOf(key)),
      amount: isCurrent ? fr(formatAmount(catalogue[key].price)) : undefined,
    })),
    total: { label: texts.total, amount: fr(formatAmount(amount)) },
  };
};

/**
 * The right of withdrawal, the pack's guarantee, and the address of the withdrawal page (code de la consommation
 * D221-5).
 */
const withdrawalBlocks = (order: ConfirmedOrder, siteUrl: string): Block[] => {
  const { withdrawalUntil, guaranteeUntil } = order;
  const address = `${siteUrl}/retractation`;
  return [
    { kind: 'section', title: texts.withdrawal },
    paragraph(
      `${texts.withdrawalUntil} `,
      { strong: fr(formatLongDate(withdrawalUntil)) },
      ` ${texts.withdrawalHow}`,
    ),
    ...(guaranteeUntil
      ? [
          paragraph(
            `${texts.guaranteeUntil} `,
            { strong: fr(formatLongDate(guaranteeUntil)) },
            texts.guaranteeHow,
          ),
        ]
      : []),
    paragraph(`${texts.withdrawalAddress} `, { href: address, label: address }),
  ];
};

const contractBlocks = ({ termsVersion }: ConfirmedOrder): Block[] => [
  { kind: 'section', title: texts.attachments },
  { kind: 'list', items: [texts.invoice, texts.terms(versionDate(termsVersion)), texts.form] },
  paragraph(texts.keep),
];

/** What the buyer hands on to the person studied. */
const noticeBlocks = ({ id, person, ...buyer }: ConfirmedOrder): Block[] =>
  person
    ? [
        { kind: 'section', title: noticeTexts.title(person) },
        paragraph(noticeTexts.why(person)),
        ...personNotice({ person, buyer, orderNumber: orderNumber(id) }).map((text) => paragraph(text)),
      ]
    : [];

export const confirmationDocument = ({
  order,
  siteUrl,
  isEmailValidated,
  greeted,
  zone,
}: ConfirmationMail): MailDocument => {
  const number = orderNumber(order.id);
  const due = fr(formatLongDate(order.dueAt, order.zone));
  return {
    subject: texts.subject(number),
    preheader: texts.preheader(due),
    title: texts.title,
    blocks: [
      paragraph(greeting(greeted ?? order)),
      paragraph(texts.received),
      { kind: 'section', title: texts.order },
      {
        kind: 'facts',
        rows: [
          { term: texts.number, value: number },
          { term: texts.paidAt, value: fr(formatNamedDateTime(order.paidAt, zone ?? order.zone)) },
          ...(order.person ? [{ term: texts.person, value: fullName(order.person) }] : []),
          ...order.birth.map((value, index) => ({ term: index === 0 ? texts.birth : texts.instant, value })),
        ],
      },
      billOf(order),
      { kind: 'highlight', label: texts.due, value: due },
      { kind: 'section', title: texts.next },
      { kind: 'steps', items: texts.steps },
      ...noticeBlocks(order),
      ...(isEmailValidated ? [] : [paragraph(texts.unverified)]),
      { kind: 'action', label: texts.account, href: `${siteUrl}/compte` },
      ...withdrawalBlocks(order, siteUrl),
      ...contractBlocks(order),
    ],
  };
};
