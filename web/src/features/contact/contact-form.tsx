import type { FormEvent } from 'react';
import { contactLengths } from '#domain/contact.ts';
import { contactTexts as texts } from '#web/texts/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { AreaField, EmailField, Field } from '#web/ui/field.tsx';
import styles from './contact.module.css';
import type { FieldName } from './draft.ts';
import { useContact } from './use-contact.ts';

/** §3 «Contact form». Prerendered, and asleep until its code has come. */
export function ContactForm() {
  const { form, isReady, isBusy, submit } = useContact();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const field = (name: FieldName) => ({
    name,
    required: true,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value: string) => form.set(name, value),
    onBlur: () => form.values[name] !== '' && form.blur(name),
  });
  const errors = Object.entries(form.errors).map(([name, message]) => ({ field: name, message }));
  return (
    <form noValidate onSubmit={onSubmit} aria-label={texts.form}>
      <fieldset className={styles.form} disabled={!isReady}>
        {form.refusals > 0 && <ErrorSummary title={texts.summary} errors={errors} attempt={form.refusals} />}
        <Field {...field('firstName')} label={texts.firstName} autoComplete="given-name" />
        <Field {...field('lastName')} label={texts.lastName} autoComplete="family-name" />
        <EmailField {...field('email')} label={texts.email} hint={texts.emailHint} wide />
        <Field {...field('subject')} label={texts.subject} hint={texts.subjectHint} wide />
        <AreaField
          {...field('message')}
          label={texts.message}
          hint={texts.messageHint(contactLengths.messageMax)}
          wide
        />
        <div className={styles.send}>
          <Button type="submit" busy={isBusy}>
            {texts.send}
          </Button>
          <p className="meta">{texts.privacy}</p>
        </div>
      </fieldset>
    </form>
  );
}
