import { addDays } from '#domain/dates.ts';
import { questionLinkDays } from '#domain/links.ts';
import { orderNumber } from '#domain/order.ts';
import { choiceDays, isUnanswered, type MissingKind } from '#domain/questions.ts';
import { soldName } from '#domain/sold.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { reportMailTexts } from '#domain/texts/mails.ts';
import { questionMailTexts as texts } from '#domain/texts/question-mail.ts';
import { isOpen } from '#lambdas/storage/order-record.ts';
import { greetedOf } from './addressed.ts';
import { fallbackLink, type MailDocument, paragraph, writeTo } from './document.ts';
import { linkQuery } from './link-query.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { soldPart } from './sold.ts';

type Missing = Greeted & {
  readonly orderId: string;
  readonly what: MissingKind;
  readonly days: number;
  /** False for a question about a consultation that is late: its clock runs. */
  readonly isStopped: boolean;
  /** The name of the service. */
  readonly name: string;
  readonly expert: string;
  readonly link: string;
};

/** Undefined once the question is answered, and for an address that is not verified. The account shows it all the same. */
const compose = async (
  { order_id, service, id, days }: Subject<'question'>,
  deps: ComposeDependencies,
): Promise<Addressed<Missing> | undefined> => {
  const { tokens, now, siteUrl } = deps;
  const sold = await soldPart({ order_id, service }, deps);
  if (!sold) return undefined;
  const { order, profile, part } = sold;
  if (!part.expert || !isOpen(order, part)) return undefined;
  const { questions } = await deps.threads.ofPart(part);
  const question = questions.find((one) => one.id === id);
  if (!question || !isUnanswered(question)) return undefined;
  const expiresAt = addDays(now, questionLinkDays);
  const { user_id, email } = profile;
  const secret = await tokens.mint(
    {
      purpose: 'question',
      user_id,
      email,
      order_id,
      service,
      question: id,
      expires_at: expiresAt.toISOString(),
    },
    now,
  );
  return {
    to: email,
    userId: user_id,
    content: {
      ...greetedOf(profile, order.customer_info),
      ...{ orderId: order.id, what: question.what, days, isStopped: part.asked_at !== undefined },
      name: soldName(order, service),
      expert: part.expert.name,
      link: `${siteUrl}/question?${linkQuery(secret, expiresAt)}`,
    },
  };
};

const draw = (content: Missing): MailDocument => {
  const { orderId, what, days, isStopped, name, expert, link } = content;
  const told = isStopped ? texts.stopped : texts.runs;
  return {
    subject: texts.subject(expert, what, days),
    preheader: texts.asks(expert, name, orderNumber(orderId)),
    title: texts.title(what, days),
    blocks: [
      paragraph(greeting(content)),
      paragraph(texts.asks(expert, name, orderNumber(orderId))),
      paragraph(days >= choiceDays && isStopped ? texts.choose(expert) : told),
      { kind: 'action', label: texts.action, href: link },
      paragraph(texts.link(questionLinkDays)),
      fallbackLink(reportMailTexts.fallback, link),
      writeTo(reportMailTexts.question),
    ],
  };
};

/** It says what is missing, and quotes nothing that was written. */
export const question = mail('question', { mailing: 'commandes', compose, draw });
