import { formatAmount } from '#domain/money.ts';
import { orderNumber } from '#domain/order.ts';
import { soldNames } from '#domain/sold.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { paymentRefusedMailTexts as texts } from '#domain/texts/payment-refused-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { greetedOf } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';

type PaymentRefused = Greeted & {
  readonly orderId: string;
  /** Names. */
  readonly services: readonly string[];
  /** Cents. */
  readonly amount: number;
};

/** Undefined when the customer has paid meanwhile or tries again. */
const compose = async (
  { order_id }: Subject<'payment-refused'>,
  { orders, profiles }: ComposeDependencies,
): Promise<Addressed<PaymentRefused> | undefined> => {
  const order = await orders.find(order_id);
  if (order?.bank?.state !== 'refused') return undefined;
  const profile = await profiles.find(order.user_id);
  if (!profile) return undefined;
  const { id: orderId, user_id: userId, amount } = order;
  const services = soldNames(order);
  const content = { orderId, ...greetedOf(profile, order.customer_info), services, amount };
  return { to: profile.email, userId, content };
};

const draw = (content: PaymentRefused, siteUrl: string): MailDocument => {
  const number = orderNumber(content.orderId);
  const href = `${siteUrl}/checkout?${new URLSearchParams({ restore_order: content.orderId })}`;
  return {
    subject: texts.subject(number),
    preheader: texts.preheader,
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.refused),
      {
        kind: 'facts',
        rows: [
          { term: texts.number, value: number },
          { term: texts.services, value: content.services.join(', ') },
          { term: texts.amount, value: fr(formatAmount(content.amount)) },
        ],
      },
      { kind: 'section', title: texts.again },
      paragraph(texts.how),
      { kind: 'action', label: texts.action, href },
      paragraph(texts.nothing),
      writeTo(texts.question),
    ],
  };
};

/** The bank has refused a payment that it confirms later: the mail says how to pay again. */
export const paymentRefused = mail('payment-refused', { mailing: 'commandes', compose, draw });
