import type { BirthRecord } from '#domain/births/correction.ts';
import type { MailSubject } from '#domain/mails.ts';
import { merchant } from '#domain/merchant.ts';
import { greetedOf } from './addressed.ts';
import type { ComposeDependencies, Composed } from './composed.ts';
import type { BirthMail } from './shop-mail.ts';

type BirthSubject = Extract<MailSubject, { kind: 'birth' }>;
type BirthDependencies = Pick<ComposeDependencies, 'orders' | 'births' | 'profiles' | 'siteUrl'>;

/** The answer of that instant; undefined once a later one has replaced it. */
const answerAt = ({ corrected, refused }: BirthRecord, at: string): BirthMail['answer'] | undefined => {
  if (refused?.at === at) return { isRefused: true, name: refused.name, reason: refused.reason };
  if (corrected?.at !== at) return undefined;
  return { isRefused: false, name: corrected.name ?? merchant.shopName, reason: corrected.reason };
};

/** Undefined for an address that is not verified: a reason may quote the birth. The account shows the answer all the same. */
export const composeBirth = async (
  { order_id, at }: BirthSubject,
  deps: BirthDependencies,
): Promise<Composed | undefined> => {
  const order = await deps.orders.find(order_id);
  const profile = order && (await deps.profiles.find(order.user_id));
  const record = profile?.email_validated ? await deps.births.find(order_id) : undefined;
  const answer = record && answerAt(record, at);
  if (!order || !profile || !answer) return undefined;
  const { siteUrl } = deps;
  const greeted = greetedOf(profile, order.customer_info);
  const mail = { kind: 'birth', siteUrl, orderId: order.id, ...greeted, answer } as const;
  return { to: profile.email, userId: order.user_id, mail };
};
