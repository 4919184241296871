import { useEffect, useState } from 'react';
import type { Question } from '#domain/questions.ts';
import { messageOf } from '#web/platform/errors.ts';
import { type Form, submitBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { useByHand, Where } from '../birth-form.tsx';
import styles from './question.module.css';
import { type ReplyBody, type ReplyDraft, replyErrors, replyOf, storedReply, waysOf } from './reply-draft.ts';
import { questionTexts as texts } from './texts.ts';

type Asked = Pick<Question, 'id' | 'what' | 'name'>;
type ReplyFormProps = {
  readonly question: Asked;
  /** The day of the delivery with an answer now; undefined where the clock runs. */
  readonly due: string | undefined;
  readonly onReply: (body: ReplyBody) => Promise<void>;
};

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

/** What was typed survives a reload and a failure. */
const useReply = ({ question: { id, what }, onReply }: ReplyFormProps) => {
  const [initial] = useState(() => storedReply.read(id));
  const form = useForm<ReplyDraft>({ initial, validate: (draft) => replyErrors(what, draft) });
  const { values } = form;
  useEffect(() => storedReply.write(id, values), [id, values]);
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await onReply(replyOf(what, values));
      storedReply.clear(id);
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};

type FieldsProps = { readonly form: Form<ReplyDraft>; readonly what: Asked['what'] };

/** The field of what is asked for. */
function Given({ form, what }: FieldsProps) {
  const field = useTextFields<keyof ReplyDraft>(form, form.errors);
  const byHand = useByHand(form.values);
  if (what === 'hour')
    return (
      <Field
        {...field('birthTime')}
        label={texts.time}
        hint={texts.timeHint}
        inputMode="numeric"
        autoComplete="off"
        required={form.values.how !== 'unknown'}
      />
    );
  if (what === 'place') return <Where values={form.values} set={form.set} field={field} byHand={byHand} />;
  if (what === 'other') return null;
  return (
    <>
      <Field {...field('birthFirstNames')} label={texts.firstNames} autoComplete="off" required />
      <Field {...field('birthLastName')} label={texts.lastName} autoComplete="off" required />
    </>
  );
}

function Ways({ form, question: { what, name } }: { form: Form<ReplyDraft>; question: Asked }) {
  return (
    <RadioList
      lined
      required
      legend={what === 'hour' ? texts.source : texts.answer}
      name="how"
      options={waysOf(what).map((value) => ({
        value,
        ...texts.options[value],
        ...(value === 'unknown' && { hint: texts.without(firstNameOf(name), what) }),
      }))}
      value={form.values.how}
      error={form.errors.how}
      onChange={(how) => form.set('how', how)}
    />
  );
}

/** The answer to a question, in a field of its own kind; what was typed stays when sending fails. */
export function ReplyForm(props: ReplyFormProps) {
  const { question, due } = props;
  const { form, isBusy, submit } = useReply(props);
  const field = useTextFields<keyof ReplyDraft>(form, form.errors);
  const isProse = question.what === 'other';
  const isUnknown = form.values.how === 'unknown';
  const ways = <Ways form={form} question={question} />;
  return (
    <form className={styles.form} noValidate aria-label={texts.form} onSubmit={submitBy(submit)}>
      <FormSummary form={form} title={texts.summary} />
      {question.what !== 'hour' && ways}
      {(question.what === 'hour' || !isUnknown) && <Given form={form} what={question.what} />}
      {question.what === 'hour' && ways}
      <AreaField
        {...field('text')}
        label={isProse && !isUnknown ? texts.reply : texts.word(firstNameOf(question.name))}
        hint={isProse && !isUnknown ? texts.most : texts.optional}
        required={isProse && !isUnknown}
        rows={3}
      />
      {due !== undefined && (
        <p className={styles.due}>
          <small>{texts.due}</small>
          <b>{due}</b>
        </p>
      )}
      <p className={styles.send}>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
      </p>
    </form>
  );
}
