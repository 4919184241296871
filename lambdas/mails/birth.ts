import type { BirthRecord } from '#domain/births/correction.ts';
import { merchant } from '#domain/merchant.ts';
import { orderNumber } from '#domain/order.ts';
import { birthMailTexts as texts } from '#domain/texts/birth-mail.ts';
import { type Greeted, greeting } from '#domain/texts/greeting.ts';
import { lateMailTexts } from '#domain/texts/late-mail.ts';
import { greetedOf } from './addressed.ts';
import { type MailDocument, paragraph, writeTo } from './document.ts';
import { type Addressed, type ComposeDependencies, mail, type Subject } from './mail.ts';
import { soldOrder } from './sold.ts';

type Answer = {
  readonly isRefused: boolean;
  readonly name: string;
  readonly reason?: string | undefined;
};
type AnsweredBirth = Greeted & { readonly orderId: string; readonly answer: Answer };

/** The answer of that instant; undefined once a later one has replaced it. */
const answerAt = ({ corrected, refused }: BirthRecord, at: string): Answer | undefined => {
  if (refused?.at === at) return { isRefused: true, name: refused.name, reason: refused.reason };
  if (corrected?.at !== at) return undefined;
  return { isRefused: false, name: corrected.name ?? merchant.shopName, reason: corrected.reason };
};

/** Undefined for an address that is not verified: a reason may quote the birth. The account shows the answer all the same. */
const compose = async (
  { order_id, at }: Subject<'birth'>,
  deps: ComposeDependencies,
): Promise<Addressed<AnsweredBirth> | undefined> => {
  const sold = await soldOrder(order_id, deps);
  if (!sold?.profile.email_validated) return undefined;
  const record = await deps.births.find(order_id);
  const answer = record && answerAt(record, at);
  if (!answer) return undefined;
  const { order, profile } = sold;
  const content = { orderId: order.id, ...greetedOf(profile, order.customer_info), answer };
  return { to: profile.email, userId: order.user_id, content };
};

const draw = (content: AnsweredBirth, siteUrl: string): MailDocument => {
  const { isRefused, name, reason } = content.answer;
  const number = orderNumber(content.orderId);
  const told = (isRefused ? texts.refused : texts.corrected)(name, number);
  return {
    subject: texts.subject(number, isRefused),
    preheader: told,
    title: texts.title(isRefused),
    blocks: [
      paragraph(greeting(content)),
      paragraph(told),
      ...(reason === undefined ? [] : [paragraph(texts.reason(reason))]),
      paragraph(isRefused ? texts.again : texts.effect),
      { kind: 'action', label: texts.action, href: `${siteUrl}/compte#commandes` },
      writeTo(lateMailTexts.question),
    ],
  };
};

/** Who corrected a birth or refused to, and why; the birth itself stays in the account. */
export const birth = mail('birth', { mailing: 'commandes', compose, draw });
