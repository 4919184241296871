import { useState } from 'react';
import * as z from 'zod/mini';
import { resetLinkMinutes } from '#domain/links.ts';
import { emailSchema } from '#domain/profile.ts';
import { passwordReset } from '#domain/wire/api.ts';
import styles from '#web/features/reset/reset.module.css';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { errorsBy, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { useHydrated } from '#web/platform/hydrated.ts';
import { useAction } from '#web/platform/use-action.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmailField } from '#web/ui/email-field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { NoScript } from '#web/ui/no-script.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';

const askForm = { initial: { email: '' }, validate: errorsBy(z.object({ email: emailSchema })) };

/**
 * Asks for the link; the answer is the same whether the address has an account or not. The form is prerendered and
 * inactive until its code is loaded.
 */
function AskForm({ isReady }: { isReady: boolean }) {
  const form = useForm(askForm);
  const [isAsked, setAsked] = useState(false);

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await call(passwordReset, { body: { email: form.values.email } });
      setAsked(true);
    },
    fail: (error) => {
      form.refuse({ title: resetTexts.failed, text: messageOf(error, resetTexts.unexpected) });
    },
  });

  if (isAsked) {
    return (
      <div className={styles.form} role="status">
        <Notice tone="success" title={resetTexts.askedTitle}>
          {resetTexts.asked(resetLinkMinutes)}
        </Notice>
        <Button variant="line" onClick={() => setAsked(false)}>
          {resetTexts.askAgain}
        </Button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submitBy(run)} aria-label={resetTexts.askTitle}>
      <fieldset className={styles.form} disabled={!isReady}>
        <p>{resetTexts.askIntro}</p>
        <FormSummary form={form} />
        <RequiredNote />
        <EmailField label={resetTexts.email} {...requiredField(form, 'email')} autoComplete="username" />
        <Button type="submit" busy={isBusy}>
          {resetTexts.ask}
        </Button>
        <PrivacyLink />
      </fieldset>
    </form>
  );
}

/** /mot-de-passe: requests the mail whose link leads to /nouveau-mot-de-passe. */
export default function PasswordRoute() {
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{resetTexts.askTitle}</h1>
      <NoScript />
      <PlatePage drawing="pole">
        <AskForm isReady={useHydrated()} />
      </PlatePage>
    </div>
  );
}
