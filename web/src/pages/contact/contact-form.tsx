import { contactLengths } from '#domain/contact.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './contact.module.css';
import type { FieldName } from './draft.ts';
import { contactTexts as texts } from './texts.ts';
import { useContact } from './use-contact.ts';

/** §3 «Contact form». It is prerendered and inactive until its code is loaded. */
export function ContactForm() {
  const { form, isReady, isBusy, submit } = useContact();
  const field = (name: FieldName) => requiredField(form, name);
  return (
    <form noValidate onSubmit={submitBy(submit)} aria-label={texts.form}>
      <fieldset className={styles.form} disabled={!isReady}>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
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
          <p className="meta">
            {texts.privacy} <PrivacyLink />
          </p>
        </div>
      </fieldset>
    </form>
  );
}
