import { useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { isMissed } from '#domain/late.ts';
import { maxQuestion, missingKinds } from '#domain/questions.ts';
import { threadFieldTexts } from '#domain/texts/thread-fields.ts';
import { askCustomer } from '#domain/wire/questions.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { useAction } from '#web/platform/use-action.ts';
import { writtenError } from '#web/platform/written-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './ask-missing.module.css';
import { exchangeTexts } from './exchange-texts.ts';
import { LinkDialog } from './link-dialog.tsx';

const texts = exchangeTexts.ask;

type AskMissingProps = {
  readonly part: Pick<OpenPart, 'order_id' | 'service' | 'customer_info' | 'due_at'>;
  readonly onAsked: () => void;
};

const nothing = { what: '', text: '' };
type Values = Readonly<Record<keyof typeof nothing, string>>;

const validate = ({ what, text }: Values): Partial<Record<keyof Values, string>> => {
  const { questionMissing: missing, questionLong: long } = threadFieldTexts;
  const error = writtenError(text, { most: maxQuestion, missing, long });
  return { ...(what === '' && { what: texts.required }), ...(error && { text: error }) };
};

const useAsking = ({ part: { order_id, service }, onAsked }: AskMissingProps, onClose: () => void) => {
  const toast = useToast();
  // Sent twice, a question is asked once.
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<Values>({ initial: nothing, validate });
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const what = missingKinds.find((kind) => kind === form.values.what);
      if (!what) return;
      const body = { id, what, text: form.values.text.trim() };
      await call(askCustomer, { params: { id: order_id, service }, body });
      onClose();
      onAsked();
      toast({ tone: 'success', title: texts.sent });
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return { form, isBusy, submit: run };
};

function AskForm(props: AskMissingProps & { readonly onClose: () => void }) {
  const { part, onClose } = props;
  const { form, isBusy, submit } = useAsking(props, onClose);
  const field = useTextFields<keyof Values>(form, form.errors);
  const { firstName } = part.customer_info;
  return (
    <form className={styles.form} noValidate aria-label={texts.title} onSubmit={submitBy(submit)}>
      <FormSummary form={form} title={texts.summary} />
      <RadioList
        lined
        required
        name="what"
        legend={texts.what}
        options={missingKinds.map((value) => ({ value, ...texts.options[value] }))}
        value={form.values.what}
        error={form.errors.what}
        onChange={(what) => form.set('what', what)}
      />
      <AreaField {...field('text')} label={texts.text} hint={texts.hint} rows={5} required />
      <p className="meta">{isMissed(part.due_at, new Date()) ? texts.runs : texts.stops(firstName)}</p>
      <p className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {texts.send(firstName)}
        </Button>
        <Button variant="line" onClick={onClose}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}

/** «Demander ce qui manque»: the clock of the promise stands from the question to its answer. */
export const AskMissing = (props: AskMissingProps) => (
  <LinkDialog opens={texts.open} title={texts.title}>
    {(close) => <AskForm {...props} onClose={close} />}
  </LinkDialog>
);
