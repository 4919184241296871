import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { maxReasonLength, refundOrder } from '#domain/wire/refunds.ts';
import type { FormErrors } from '#web/platform/form.ts';
import { refundTexts as texts } from './refund-texts.ts';

export type Wish = { readonly amount: string; readonly reason: string };

/** Typed euros («12,50», «12.5 €») in cents; undefined for any other text. */
export const centsTyped = (text: string): number | undefined => {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, '')) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};

/** Cents in the form of the field: «29,00». */
export const typedOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** The typed text, or the amount that is left when more is typed: nobody can ask for more. */
export const atMost = (typed: string, left: number): string =>
  (centsTyped(typed) ?? 0) > left ? typedOf(left) : typed;

const amountError = (cents: number | undefined, left: number): string | undefined => {
  if (!cents) return texts.amountWrong;
  return cents > left ? withdrawalTexts.tooLarge(left) : undefined;
};

const reasonError = (reason: string): string | undefined => {
  if (reason.trim().length > maxReasonLength) return texts.reasonLong(maxReasonLength);
  return refundOrder.body.shape.reason.safeParse(reason).error?.issues[0]?.message;
};

/** The server's rules for a refund; `left` is the amount that can still be refunded, in cents. */
export const errorsIn = ({ amount, reason }: Wish, left: number): FormErrors<Wish> => {
  const wrongAmount = amountError(centsTyped(amount), left);
  const wrongReason = reasonError(reason);
  return { ...(wrongAmount && { amount: wrongAmount }), ...(wrongReason && { reason: wrongReason }) };
};
