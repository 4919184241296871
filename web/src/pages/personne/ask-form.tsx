import { useState } from 'react';
import * as z from 'zod/mini';
import { messageSchema } from '#domain/message.ts';
import { visitorEmailSchema } from '#domain/profile.ts';
import { askAsPerson, type StudiedPerson } from '#domain/wire/persons.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, messageIn, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './personne.module.css';
import { askTexts as texts } from './texts.ts';

const nothing = { message: '', email: '' };
type Values = Readonly<Record<keyof typeof nothing, string>>;

const messageErrors = errorsBy(z.object({ message: messageSchema }));
const validate = (values: Values): Partial<Record<keyof Values, string>> => {
  const email = values.email.trim() === '' ? undefined : messageIn(visitorEmailSchema, values.email);
  return { ...messageErrors(values), ...(email !== undefined && { email }) };
};

type AskFormProps = { token: string; onAsked: (person: StudiedPerson) => void };

/** A correction in words; the address for the answer is optional. */
export function AskForm({ token, onAsked }: AskFormProps) {
  const form = useForm<Values>({ initial: nothing, validate });
  const [isSent, setSent] = useState(false);
  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      setSent(false);
      const { message, email } = form.values;
      const body = { token, message, ...(email.trim() !== '' && { email }) };
      const person = await call(askAsPerson, { body });
      form.reset(nothing);
      setSent(true);
      onAsked(person);
    },
    fail: (error) => form.refuse({ title: texts.failed, text: messageOf(error, texts.unexpected) }),
  });
  return (
    <section className={styles.part} aria-labelledby="ask-title">
      <h2 id="ask-title">{texts.title}</h2>
      <p>{texts.why}</p>
      <form className={styles.form} noValidate onSubmit={submitBy(run)} aria-label={texts.title}>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <AreaField
          {...requiredField(form, 'message')}
          label={texts.message}
          hint={texts.messageHint}
          rows={6}
        />
        <EmailField
          {...requiredField(form, 'email')}
          required={false}
          label={texts.email}
          hint={texts.emailHint}
          wide
        />
        <p>
          <Button type="submit" variant="line" busy={isBusy}>
            {texts.send}
          </Button>
        </p>
      </form>
      {isSent && <Notice tone="success" title={texts.sent} />}
    </section>
  );
}
