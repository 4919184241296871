import { formatDay } from '#domain/dates.ts';
import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import { soldName } from '#domain/sold.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { reportKeptTexts as texts } from '#domain/texts/report-kept-mail.ts';
import { changeOfMindEnd, isWithdrawable } from '#domain/withdrawal-right.ts';
import { isOver } from '#lambdas/storage/order-record.ts';
import { greetedOf } from './addressed.ts';
import { type MailDocument, paragraph, withLink, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { conversationLink, withdrawalLink } from './page-links.ts';
import { soldPart } from './sold.ts';

type Kept = Greeted & {
  readonly orderId: string;
  readonly service: string;
  /** The name of the service. */
  readonly name: string;
  readonly expert: string;
  /** The end of the right to withdraw, while it runs. */
  readonly end?: Date | undefined;
};

/** Undefined for an address that is not verified, and after a refund. The account shows the answer all the same. */
const compose = async (
  { order_id, service, id }: Subject<'report-kept'>,
  deps: ComposeDependencies,
): Promise<Addressed<Kept> | undefined> => {
  const sold = await soldPart({ order_id, service }, deps);
  if (!sold || isOver(sold.part)) return undefined;
  const { order, profile, part } = sold;
  const { corrections } = await deps.threads.ofPart(part);
  const answer = corrections.find((one) => one.id === id)?.answer;
  if (!answer) return undefined;
  const end = changeOfMindEnd(order);
  return {
    to: profile.email,
    userId: order.user_id,
    content: {
      ...greetedOf(profile, order.customer_info),
      ...{ orderId: order.id, service, name: soldName(order, service), expert: answer.name },
      ...(end && isWithdrawable(end, deps.now) && { end }),
    },
  };
};

const draw = (content: Kept, siteUrl: string): MailDocument => {
  const { orderId, name, expert, end } = content;
  const number = orderNumber(orderId);
  const { mediator } = merchant;
  return {
    subject: texts.subject(expert),
    preheader: texts.preheader(name),
    title: texts.title,
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.kept(expert, name, number)),
      { kind: 'action', label: texts.action, href: conversationLink(siteUrl, content) },
      { kind: 'section', title: texts.rights },
      writeTo(texts.direction),
      ...(end ? [withLink(texts.withdrawal(formatDay(end)), withdrawalLink(siteUrl, orderId))] : []),
      withLink(texts.mediator(mediator.name), mediator.site),
    ],
  };
};

/** A report stays as it is: it announces the reasons and quotes none, because a mailbox is often read by others. */
export const reportKept = mail('report-kept', { mailing: 'commandes', compose, draw });
