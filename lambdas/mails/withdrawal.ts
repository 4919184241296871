import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { soldNames } from '#domain/sold.ts';
import { greeting } from '#domain/texts/greeting.ts';
import { withdrawalMailTexts as texts } from '#domain/texts/refund-mails.ts';
import { fr } from '#domain/texts/typography.ts';
import { formatNamedDateTime } from '#domain/zone.ts';
import { type Block, type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { findMoneyBack, type MoneyBack } from './money-back.ts';

export type Withdrawal = MoneyBack & {
  /** The name in the declaration. */
  readonly name: string;
  readonly email: string;
  /** Names. */
  readonly services: readonly string[];
  readonly isWhole: boolean;
  readonly declaredAt: Date;
};

/** The receipt repeats the declaration, whatever happened to the refund since. */
const compose = async (
  subject: Subject<'withdrawal'>,
  deps: ComposeDependencies,
): Promise<Addressed<Withdrawal> | undefined> => {
  const found = await findMoneyBack(subject, deps);
  const services = found?.refund.services;
  if (!found || !services) return undefined;
  const { order, refund, address, told } = found;
  return {
    ...address,
    content: {
      ...told,
      name: refund.name ?? order.customer_info.firstName,
      email: address.to,
      services: soldNames(order, services),
      isWhole: order.services.every((service) => services.includes(service)),
      declaredAt: new Date(refund.requested_at),
    },
  };
};

/** The customer's declaration, word for word and with its minute (D221-5). */
const declaration = (content: Withdrawal): Block[] => [
  { kind: 'section', title: texts.declaration },
  paragraph({ strong: content.isWhole ? texts.whole : texts.partly }),
  { kind: 'list', items: content.services },
  {
    kind: 'facts',
    rows: [
      { term: texts.name, value: content.name },
      { term: texts.number, value: orderNumber(content.orderId) },
      { term: texts.email, value: content.email },
      { term: texts.sentAt, value: fr(formatNamedDateTime(content.declaredAt, content.zone)) },
    ],
  },
];

const draw = (content: Withdrawal): MailDocument => {
  const amount = fr(formatAmount(content.amount));
  return {
    subject: texts.subject(orderNumber(content.orderId)),
    preheader: texts.preheader(amount),
    title: texts.title,
    blocks: [
      paragraph(greeting({ ...content, firstName: content.name })),
      paragraph(texts.received(formatNamedDateTime(content.declaredAt, content.zone))),
      ...declaration(content),
      { kind: 'highlight', label: texts.amount, value: amount },
      { kind: 'section', title: texts.next },
      paragraph(`${texts.howItComesBack} ${texts.settled}`),
      paragraph(texts.effect),
      paragraph(texts.keep),
      writeTo(texts.question),
    ],
  };
};

/** The receipt of a withdrawal: its content, author and time. */
export const withdrawal = mail('withdrawal', { mailing: 'commandes', compose, draw });
