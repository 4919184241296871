import type * as z from 'zod/mini';
import type { AuthTokens, verifyPayment } from '#domain/api.ts';
import type { Order } from '#domain/order.ts';

export type VerifyAnswer = z.output<typeof verifyPayment.answer>;

/** `confirmed`: paid, but this browser may not see the order: its owner signs in (decisions.md «The claim»). */
export type PaymentOutcome =
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'pending' | 'confirmed' | 'failed' };

/** What the page says. An order seen by claim, without a session to show it in, is only `confirmed`. */
export const outcomeOf = (answer: VerifyAnswer, hasSession: boolean): PaymentOutcome => {
  if (!answer.verified) return { kind: answer.pending ? 'pending' : 'failed' };
  return answer.order && hasSession ? { kind: 'paid', order: answer.order } : { kind: 'confirmed' };
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
