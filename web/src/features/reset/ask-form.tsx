import { useState } from 'react';
import * as z from 'zod/mini';
import { resetLinkMinutes } from '#domain/links.ts';
import { emailSchema } from '#domain/profile.ts';
import { passwordReset } from '#domain/wire/api.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { useAction } from '#web/platform/use-action.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './reset.module.css';

const askForm = { initial: { email: '' }, validate: errorsBy(z.object({ email: emailSchema })) };

/**
 * Asks for the link; the answer is the same whether the address has an account or not. The form is prerendered and
 * inactive until its code is loaded.
 */
export function AskForm({ isReady }: { isReady: boolean }) {
  const toast = useToast();
  const form = useForm(askForm);
  const [isAsked, setAsked] = useState(false);

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await call(passwordReset, { body: { email: form.values.email } });
      setAsked(true);
    },
    fail: (error) => {
      const refusal = { title: texts.failed, text: messageOf(error, texts.unexpected) };
      form.refuse(refusal);
      toast({ ...refusal, tone: 'destructive' });
    },
  });

  if (isAsked) {
    return (
      <div className={styles.form} role="status">
        <Notice tone="success" title={texts.askedTitle}>
          {texts.asked(resetLinkMinutes)}
        </Notice>
        <Button variant="line" onClick={() => setAsked(false)}>
          {texts.askAgain}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submitBy(run)} aria-label={texts.askTitle}>
      <fieldset className={styles.form} disabled={!isReady}>
        <p>{texts.askIntro}</p>
        <FormSummary form={form} title={texts.summary} />
        <RequiredNote />
        <EmailField label={texts.email} {...requiredField(form, 'email')} autoComplete="username" />
        <Button type="submit" busy={isBusy}>
          {texts.ask}
        </Button>
        <PrivacyLink />
      </fieldset>
    </form>
  );
}
