import { type Ref, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasPack } from '#domain/catalogue.ts';
import { type Order, orderNumber } from '#domain/order.ts';
import {
  correctionDue,
  correctionRight,
  isWaiting,
  reportFaults,
  usesItUp,
} from '#domain/report-corrections.ts';
import type { OwnThread } from '#domain/threads.ts';
import { askReportCorrection } from '#domain/wire/report-corrections.ts';
import { keepDraft, readDraft } from '#web/features/thread/kept-messages.ts';
import { nameOf, type Side } from '#web/features/thread/side.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { type Form, submitBy, useForm } from '#web/platform/form.ts';
import { orderOf, withdrawalOf } from '#web/platform/paths.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './conversation.module.css';
import {
  type CorrectionDraft,
  correctionErrors,
  correctionOf,
  isFull,
  keptIn,
  keptText,
  noCorrection,
  placesOf,
  withPlace,
} from './correction-draft.ts';
import { correctionTexts as texts } from './correction-texts.ts';
import { dayOf, type Part, reasonOf } from './facts.ts';
import { withdrawalDay } from './kept-rights.tsx';

type AskProps = {
  readonly order: Order;
  readonly part: Part;
  readonly side: Side<OwnThread>;
  readonly thread: OwnThread;
  /** Who answers. */
  readonly reader: string;
  /** The conversation, where the request stands then. */
  readonly back: string;
};

/** The form, its id, and what of it is kept on this device. */
const useCorrection = ({ side: { user, part }, back }: AskProps) => {
  const toast = useToast();
  const navigate = useNavigate();
  const name = `${nameOf(part)} correction`;
  const [{ id, draft }] = useState(
    () => keptIn(readDraft(user, name)) ?? { id: crypto.randomUUID(), draft: noCorrection },
  );
  const form = useForm<CorrectionDraft>({ initial: draft, validate: correctionErrors });
  const set: typeof form.set = (field, typed) => {
    keepDraft(user, name, keptText({ id, draft: { ...form.values, [field]: typed } }));
    form.set(field, typed);
  };
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const body = correctionOf(id, form.values);
      if (!body) return;
      const { order_id, service } = part;
      await call(askReportCorrection, { params: { id: order_id, service }, body });
      keepDraft(user, name, '');
      toast({ tone: 'success', title: texts.sent });
      navigate(back, { replace: true });
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return { form: { ...form, set }, isBusy, submit: run };
};

type PlacesProps = { readonly form: Form<CorrectionDraft> };

function PlaceFields({ form }: PlacesProps) {
  const field = useTextFields<keyof CorrectionDraft>(form, form.errors);
  const shown = placesOf(form.values);
  const isOnly = shown.length === 1;
  return shown.map(({ where, text }, index) => (
    <div key={where} className={styles.place}>
      <Field
        {...field(where)}
        label={texts.where(index + 1, isOnly)}
        hint={texts.whereHint}
        autoComplete="off"
      />
      <AreaField
        {...field(text)}
        label={texts.expected(index + 1, isOnly)}
        hint={form.values[text] === '' ? texts.most : texts.count(form.values[text].trim().length)}
        required={index === 0}
        rows={5}
      />
    </div>
  ));
}

function Fault({ form, order, isIncluded }: PlacesProps & { order: Order; isIncluded: boolean }) {
  const birth = (
    <p className="meta">
      {texts.birth} <Link to={orderOf(orderNumber(order.id))}>{texts.order}</Link>.
    </p>
  );
  return (
    <RadioList
      lined
      required
      name="what"
      legend={texts.what}
      options={reportFaults
        .filter((value) => isIncluded || !usesItUp(value))
        .map((value) => ({ value, ...texts.options[value], ...(value === 'error' && { more: birth }) }))}
      value={form.values.what}
      error={form.errors.what}
      onChange={(what) => form.set('what', what)}
    />
  );
}

function CorrectionForm(props: AskProps & { isIncluded: boolean }) {
  const { order, reader, isIncluded } = props;
  const { form, isBusy, submit } = useCorrection(props);
  const day = withdrawalDay(order, new Date());
  return (
    <form className={styles.correction} noValidate aria-label={texts.title} onSubmit={submitBy(submit)}>
      <FormSummary form={form} title={texts.summary} />
      <Fault {...{ form, order, isIncluded }} />
      <PlaceFields form={form} />
      {!isFull(form.values) && (
        <p>
          <Button variant="line" size="small" onClick={() => form.set('count', withPlace(form.values))}>
            {texts.another}
          </Button>
        </p>
      )}
      <p className={styles.answer}>
        {texts.answer(reader)} <b>{texts.answerBy(dayOf(correctionDue(new Date())))}</b>{' '}
        <span>{texts.answerHow}</span>
      </p>
      <p className={styles.send}>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
      </p>
      <p className="meta">
        {texts.always}{' '}
        {day !== undefined && (
          <>
            {texts.withdrawal(day)} <Link to={withdrawalOf(order.id)}>{texts.withdraw}</Link>.
          </>
        )}
      </p>
    </form>
  );
}

/** What may still be asked for, and the form; or why there is none. */
export function AskCorrection(props: AskProps) {
  const { order, part, thread, reader } = props;
  const { delivered_at } = part;
  const { corrections } = thread;
  const isPack = hasPack(order.services);
  if (delivered_at === undefined || reasonOf(order, part) !== undefined) return <p>{texts.impossible}</p>;
  const { end, isUsed, isIncluded } = correctionRight({ delivered_at, isPack, corrections }, new Date());
  const waiting = corrections.find(isWaiting);
  if (waiting) return <p>{texts.waiting(dayOf(new Date(waiting.due_at)))}</p>;
  const lost = isUsed ? texts.used : texts.ended(isPack);
  return (
    <>
      <p>{isIncluded ? texts.included(dayOf(end), reader) : lost}</p>
      <CorrectionForm {...props} isIncluded={isIncluded} />
    </>
  );
}

/** The title of that page. */
export const CorrectionTitle = ({ heading }: { heading: Ref<HTMLHeadingElement> }) => (
  <h1 ref={heading} tabIndex={-1} className={styles.title}>
    {texts.first} <em>{texts.second}</em>
  </h1>
);
