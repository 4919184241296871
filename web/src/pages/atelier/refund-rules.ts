import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { maxReasonLength, refundOrder } from '#domain/wire/refunds.ts';
import type { FormErrors } from '#web/platform/form.ts';
import { refundTexts as texts } from './refund-texts.ts';

export type Wish = { readonly amount: string; readonly reason: string };

/** Euros as one types them («12,50», «12.5 €») in cents; undefined for anything else. */
export const centsTyped = (text: string): number | undefined => {
  const [, euros, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s€]/g, '')) ?? [];
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
};

/** Cents as they stand in the field: «29,00». */
export const typedOf = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

const amountError = (cents: number | undefined, left: number): string | undefined => {
  if (!cents) return texts.amountWrong;
  return cents > left ? withdrawalTexts.tooLarge(left) : undefined;
};

const reasonError = (reason: string): string | undefined => {
  if (reason.trim().length > maxReasonLength) return texts.reasonLong(maxReasonLength);
  return refundOrder.body.shape.reason.safeParse(reason).error?.issues[0]?.message;
};

/** What the server would refuse of a refund, `left` being what can still be given back, in cents. */
export const errorsIn = ({ amount, reason }: Wish, left: number): FormErrors<Wish> => {
  const wrongAmount = amountError(centsTyped(amount), left);
  const wrongReason = reasonError(reason);
  return { ...(wrongAmount && { amount: wrongAmount }), ...(wrongReason && { reason: wrongReason }) };
};
