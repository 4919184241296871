import type * as z from 'zod/mini';
import { canResume, type Order } from '#domain/order.ts';
import type { AuthTokens, verifyPayment } from '#domain/wire/api.ts';

export type VerifyAnswer = z.output<typeof verifyPayment.answer>;

/** `confirmed`: paid, but this browser may not see the order: its owner signs in. */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: Order }
  /** The bank has refused it, or its page has closed unpaid. */
  | { readonly kind: 'unpaid'; readonly orderId: string }
  | { readonly kind: 'pending' | 'confirmed' | 'failed' };

/** Nothing can come of its payment any more, but another may be made. */
const isClosed = (order: Order): boolean => order.status !== 'pending' && canResume(order);

/** What the page says. An order seen by claim, without a session to show it in, is only `confirmed`. */
export const outcomeOf = (answer: VerifyAnswer, hasSession: boolean): PaymentOutcome => {
  const { order } = answer;
  if (!answer.verified) {
    if (answer.pending) return { kind: 'pending' };
    return order && isClosed(order) ? { kind: 'unpaid', orderId: order.id } : { kind: 'failed' };
  }
  return order && hasSession ? { kind: 'paid', order } : { kind: 'confirmed' };
};

/** How the answer may sign this browser in (§4 «After payment verification»); a link only within this origin. */
export const entryOf = (
  answer: VerifyAnswer,
  hasSession: boolean,
  origin: string,
): { link: string } | { tokens: AuthTokens } | undefined => {
  if (hasSession || !answer.verified) return undefined;
  const isOwn = answer.magicLink !== undefined && URL.parse(answer.magicLink, origin)?.origin === origin;
  if (answer.magicLink !== undefined && isOwn) return { link: answer.magicLink };
  return answer.authTokens ? { tokens: answer.authTokens } : undefined;
};
