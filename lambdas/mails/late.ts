import { formatLongDate } from '#domain/dates.ts';
import { orderNumber } from '#domain/order.ts';
import { soldNames } from '#domain/sold.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { lateMailTexts as texts } from '#domain/texts/late-mail.ts';
import { fr } from '#domain/texts/typography.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import { greetedOf } from './addressed.ts';
import { type MailDocument, paragraph, withLink, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { withdrawalLink } from './page-links.ts';
import { soldOrder } from './sold.ts';

type Late = Greeted & {
  readonly orderId: string;
  readonly missedAt: Date;
  /** The new due date, for the services that are still missing. */
  readonly dueAt: Date;
  /** The zone in which the days were promised (IANA); without it, that of the shop. */
  readonly zone?: string | undefined;
  /** Names. */
  readonly missing: readonly string[];
  readonly isPartlyDelivered: boolean;
};

/** Undefined when no report of the order is missing: all were delivered, withdrawn or refunded. */
const compose = async (
  { order_id, due_at }: Subject<'late'>,
  deps: ComposeDependencies,
): Promise<Addressed<Late> | undefined> => {
  const sold = await soldOrder(order_id, deps);
  if (!sold) return undefined;
  const { order, profile } = sold;
  if (!order.due_at) return undefined;
  const all = await deps.parts.ofOrder(order.id);
  const missing = all.filter((part) => isOpen(order, part));
  if (missing.length === 0) return undefined;
  return {
    to: profile.email,
    userId: order.user_id,
    content: {
      orderId: order.id,
      ...greetedOf(profile, order.customer_info),
      missedAt: new Date(due_at),
      dueAt: new Date(order.due_at),
      zone: order.time_zone,
      missing: soldNames(
        order,
        missing.map(({ service }) => service),
      ),
      isPartlyDelivered: all.some(({ state }) => state === 'delivered'),
    },
  };
};

const draw = (content: Late, siteUrl: string): MailDocument => {
  const { missing, isPartlyDelivered, zone } = content;
  const number = orderNumber(content.orderId);
  const due = fr(formatLongDate(content.dueAt, zone));
  return {
    subject: texts.subject(number),
    preheader: texts.preheader(due),
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.apology(fr(formatLongDate(content.missedAt, zone)), missing.length)),
      ...(isPartlyDelivered || missing.length > 1
        ? [paragraph(isPartlyDelivered ? texts.some : texts.all), { kind: 'list', items: missing } as const]
        : []),
      { kind: 'highlight', label: texts.newDate, value: due },
      { kind: 'section', title: texts.choice },
      { kind: 'list', items: [texts.wait, texts.withdraw] },
      { kind: 'action', label: texts.action, href: withdrawalLink(siteUrl, content.orderId) },
      withLink(texts.account, `${siteUrl}/compte`),
      writeTo(texts.question),
    ],
  };
};

/** An apology with the new due date, and the choice to wait or to end the contract (code de la consommation L216-6). */
export const late = mail('late', { mailing: 'commandes', compose, draw });
