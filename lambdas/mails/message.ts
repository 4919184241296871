import { orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { lateMailTexts } from '#domain/texts/late-mail.ts';
import { messageMailTexts as texts } from '#domain/texts/message-mail.ts';
import { isOver } from '#lambdas/storage/order-record.ts';
import { hasUnread } from '#lambdas/storage/read-marks.ts';
import { greetedOf } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { conversationLink } from './page-links.ts';
import { soldPart } from './sold.ts';

type Waiting = Greeted & {
  readonly orderId: string;
  readonly service: string;
  /** The name of the service. */
  readonly name: string;
  readonly expert: string;
};

/** Undefined once the message is read, and for an address that is not verified. The account shows it all the same. */
const compose = async (
  subject: Subject<'message'>,
  deps: ComposeDependencies,
): Promise<Addressed<Waiting> | undefined> => {
  const sold = await soldPart(subject, deps);
  if (!sold) return undefined;
  const { order, profile, part } = sold;
  if (!part.expert || isOver(part) || !hasUnread(part, 'customer')) return undefined;
  const { service } = subject;
  return {
    to: profile.email,
    userId: order.user_id,
    content: {
      orderId: order.id,
      ...greetedOf(profile, order.customer_info),
      service,
      name: soldName(order, service),
      expert: part.expert.name,
    },
  };
};

const draw = (content: Waiting, siteUrl: string): MailDocument => {
  const { orderId, name, expert } = content;
  return {
    subject: texts.subject(expert),
    preheader: texts.preheader(name),
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.waits(expert, name, orderNumber(orderId))),
      paragraph(texts.quiet),
      { kind: 'action', label: texts.action, href: conversationLink(siteUrl, content) },
      writeTo(lateMailTexts.question),
    ],
  };
};

/** It announces that an expert has written, and quotes nothing: a mailbox is often read by others. */
export const message = mail('message', { mailing: 'commandes', compose, draw });
