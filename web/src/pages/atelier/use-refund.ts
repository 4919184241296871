import { useRef, useState } from 'react';
import type { AdminOrder } from '#domain/atelier.ts';
import { type Attempt, attemptFor, newAttempt } from '#web/platform/attempt.ts';
import { ApiError } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { refund } from './api.ts';
import { atMost, centsTyped, errorsIn, typedOf, type Wish } from './refund-rules.ts';
import { refundTexts as texts } from './refund-texts.ts';

const newId = () => crypto.randomUUID();

/** A refund: the same amount and reason are one attempt, however often they are sent. */
export const useRefund = (order: AdminOrder, onRefunded: (message: string) => void) => {
  const form = useForm<Wish>({
    initial: { amount: typedOf(order.refundable), reason: '' },
    validate: (wish) => errorsIn(wish, order.refundable),
  });
  const attempt = useRef<Attempt>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const send = async ({ amount, reason }: Wish) => {
    const cents = centsTyped(amount) ?? 0;
    const content = `${cents} ${reason.trim()}`;
    attempt.current = attemptFor(attempt.current ?? newAttempt(newId), content, newId);
    const { state } = await refund(order.id, { amount: cents, reason, attempt: attempt.current.id });
    onRefunded((state === 'succeeded' ? texts.done : texts.underWay)(cents, order.number));
  };
  const submit = async () => {
    if (isBusy || !form.submit()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(form.values);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const set = (name: keyof Wish, value: string) => {
    setFailure(undefined);
    form.set(name, name === 'amount' ? atMost(value, order.refundable) : value);
  };
  // A colleague has refunded meanwhile: the message contains the amount that is left.
  const isTooLarge = failure instanceof ApiError && failure.code === 'refund_too_large';
  const errors = { ...(isTooLarge && { amount: failure.message }), ...form.errors };
  return { values: form.values, errors, failure: isTooLarge ? undefined : failure, isBusy, set, submit };
};
