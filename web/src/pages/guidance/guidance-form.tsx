import type { FormEvent } from 'react';
import { guidanceConsent } from '#domain/texts/guidance.ts';
import { useTextFields } from '#web/platform/text-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import type { TextName } from './draft.ts';
import { FoldedBirth } from './folded-birth.tsx';
import { guidanceFormTexts as texts } from './form-texts.ts';
import styles from './guidance-form.module.css';
import { Received } from './received.tsx';
import { useGuidance } from './use-guidance.ts';

type FieldOf = ReturnType<typeof useTextFields<TextName>>;

const Who = ({ field }: { field: FieldOf }) => (
  <div className={styles.pair}>
    <Field {...field('fullName')} label={texts.fullName} autoComplete="name" required />
    <EmailField {...field('email')} label={texts.email} required />
  </div>
);

type GuidanceFormProps = { search?: string; onSent?: () => void };

/** §3 «Guidance request». Prerendered, and asleep until its code has come. */
export function GuidanceForm({ search = '', onSent = () => {} }: GuidanceFormProps) {
  const { form, isReady, isBusy, isReceived, told, submit, again } = useGuidance({
    search,
    onSent,
  });
  const field = useTextFields<TextName>(form, form.errors);
  if (isReceived) return <Received onAgain={again} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form noValidate onSubmit={onSubmit} aria-label={texts.form}>
      <fieldset className={styles.form} disabled={!isReady}>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <Who field={field} />
        <FoldedBirth form={form} field={field} />
        <Check
          name="consent"
          required
          label={guidanceConsent}
          checked={form.values.consent}
          error={form.errors.consent}
          onChange={(consent) => form.set('consent', consent)}
        />
        {told !== undefined && <Notice tone="error" title={told} />}
        <div className={styles.send}>
          <Button type="submit" busy={isBusy}>
            {texts.send}
          </Button>
          <PrivacyLink />
        </div>
      </fieldset>
    </form>
  );
}
