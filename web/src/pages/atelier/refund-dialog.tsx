import { useRef } from 'react';
import * as z from 'zod/mini';
import { currencySign } from '#content/shop.ts';
import type { AdminOrder } from '#domain/atelier.ts';
import { withdrawalTexts } from '#domain/texts/withdrawal.ts';
import { maxReasonLength, refundOrder } from '#domain/wire/refunds.ts';
import { type Attempt, attemptFor, newAttempt } from '#web/platform/attempt.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { errorsBy, type FormErrors, type Refusal, submitBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { refundTexts as texts } from './admin-texts.ts';
import { refund } from './api.ts';
import { DialogActions } from './confirm-dialog.tsx';
import styles from './part.module.css';

type Wish = { readonly amount: string; readonly reason: string };

/** A typed amount («12,50», «12.5 €») in cents; undefined for any other text. */
export const centsTyped = (text: string): number | undefined => {
  const number = text.replace(currencySign, '').replace(/\s/g, '');
  const [, whole, cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(number) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'));
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

const { reason } = refundOrder.body.shape;
const reasonErrors = errorsBy(z.object({ reason }));

/** The server's rules for a refund; `left` is the amount that can still be refunded, in cents. */
export const errorsIn = (wish: Wish, left: number): FormErrors<Wish> => {
  const wrongAmount = amountError(centsTyped(wish.amount), left);
  const isLong = wish.reason.trim().length > maxReasonLength;
  return {
    ...(wrongAmount && { amount: wrongAmount }),
    ...(isLong ? { reason: texts.reasonLong(maxReasonLength) } : reasonErrors(wish)),
  };
};

const newId = () => crypto.randomUUID();

/** When a colleague has refunded meanwhile, the message contains the amount that is left. */
const refusalOf = (error: unknown): Refusal<Wish> => {
  const refusal = { title: texts.failed, text: messageOf(error, texts.again) };
  const isTooLarge = error instanceof ApiError && error.code === 'refund_too_large';
  return isTooLarge ? { ...refusal, field: 'amount' } : refusal;
};

/** A refund: the same amount and reason are one attempt, however often they are sent. */
const useRefund = (order: AdminOrder, onRefunded: (message: string) => void) => {
  const form = useForm<Wish>({
    initial: { amount: typedOf(order.refundable), reason: '' },
    validate: (wish) => errorsIn(wish, order.refundable),
  });
  const attempt = useRef<Attempt>(undefined);

  const send = async ({ amount, reason }: Wish) => {
    const cents = centsTyped(amount) ?? 0;
    const content = `${cents} ${reason.trim()}`;
    attempt.current = attemptFor(attempt.current ?? newAttempt(newId), content, newId);
    const { state } = await refund(order.id, { amount: cents, reason, attempt: attempt.current.id });
    onRefunded((state === 'succeeded' ? texts.done : texts.underWay)(cents, order.number));
  };
  const { isBusy, run } = useAction({
    leaves: true,
    check: form.submit,
    act: () => send(form.values),
    fail: (error) => form.refuse(refusalOf(error)),
  });
  const set = (name: keyof Wish, value: string) =>
    form.set(name, name === 'amount' ? atMost(value, order.refundable) : value);
  return { form, isBusy, set, submit: run };
};

type RefundProps = {
  order: AdminOrder;
  onClose: () => void;
  /** `message` contains the refunded amount. */
  onRefunded: (message: string) => void;
};

function RefundForm({ order, onClose, onRefunded }: RefundProps) {
  const { form, isBusy, set, submit } = useRefund(order, onRefunded);
  const { values, errors } = form;
  const field = (name: keyof Wish) => ({
    name: `refund-${name}`,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <p>{texts.effect}</p>
      <FormSummary form={form} title={texts.summary} prefix="refund-" />
      <RequiredNote />
      <Field
        {...field('amount')}
        label={texts.amount}
        hint={texts.amountHint(order.refundable)}
        inputMode="decimal"
        autoComplete="off"
      />
      <AreaField {...field('reason')} label={texts.reason} hint={texts.reasonHint} rows={3} />
      <DialogActions
        confirm={texts.confirm(centsTyped(values.amount) ?? 0)}
        isBusy={isBusy}
        onClose={onClose}
      />
    </form>
  );
}

/** An administrator refunds an order in full or in part, with a reason. */
export function RefundDialog(props: RefundProps) {
  return (
    <Dialog open onClose={props.onClose} title={texts.title(props.order.number)}>
      <RefundForm {...props} />
    </Dialog>
  );
}
