import type { FormEvent } from 'react';
import { formatDate } from '#domain/dates.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import { soldNames } from '#domain/sold.ts';
import { useForm } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { choose, errorsIn, isTypedIn, otherOrder, type Typed } from './draft.ts';
import { Failure, type Heading, StepHead } from './steps.tsx';
import { withdrawalFormTexts as texts } from './texts.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import styles from './withdrawal.module.css';

const optionOf = ({ id, created_at, amount, ...order }: Order) => ({
  value: id,
  label: texts.orderOf(orderNumber(id)),
  hint: texts.placed(soldNames(order), amount, formatDate(new Date(created_at))),
});

/**
 * The typed values, which the tab stores at every change. Errors appear at «Continuer», so that none moves it during
 * a click.
 */
const useTyped = ({ visit, known, keep }: Withdrawal) => {
  const form = useForm<Typed>({ initial: visit.typed, validate: (typed) => errorsIn(typed, known) });
  const { values, errors } = form;
  const set = (name: keyof Typed, value: string) => {
    form.set(name, value);
    keep({ ...values, [name]: value });
  };
  const take = (orderId: string) => {
    const next = choose(values, orderId, known);
    form.reset(next);
    keep(next);
  };
  const field = (name: keyof Typed) => ({
    name,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  return { form, field, take };
};

type Fields = ReturnType<typeof useTyped>;

/** The order: one of the account's, or one by number and address. */
function OrderFields({ known, fields }: { known: Withdrawal['known']; fields: Fields }) {
  const { form, field, take } = fields;
  const orders = known?.orders ?? [];
  return (
    <>
      {orders.length > 0 && (
        <RadioList
          legend={texts.order}
          name="orderId"
          required
          options={[...orders.map(optionOf), { value: otherOrder, label: texts.other }]}
          value={form.values.orderId}
          onChange={take}
          error={form.errors.orderId}
        />
      )}
      {isTypedIn(form.values, known) && (
        <Field
          {...field('number')}
          label={texts.number}
          hint={texts.numberHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <EmailField
        {...field('email')}
        label={texts.email}
        hint={texts.emailHint}
        readOnly={!isTypedIn(form.values, known)}
      />
    </>
  );
}

/** Step 1: the person and the order. */
export function OrderStep({ withdrawal, heading }: { withdrawal: Withdrawal; heading: Heading }) {
  const { known, isReady, isBusy, failure, search } = withdrawal;
  const fields = useTyped(withdrawal);
  const { form, field } = fields;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.submit()) void search(form.values);
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-labelledby="etape">
      <fieldset className={styles.form} disabled={!isReady}>
        <StepHead step={texts.stepOf(1)} title={texts.orderTitle} heading={heading} />
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <Field {...field('name')} label={texts.name} autoComplete="name" />
        <OrderFields known={known} fields={fields} />
        {failure !== undefined && <Failure error={failure} title={texts.findFailed} />}
        <div className={styles.send}>
          <Button type="submit" busy={isBusy}>
            {texts.next}
          </Button>
          <p className="meta">
            {texts.nothingYet} <PrivacyLink />
          </p>
        </div>
      </fieldset>
    </form>
  );
}
