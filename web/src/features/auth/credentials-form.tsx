import { passwordHints } from '#domain/texts/validation.ts';
import { requiredField, submitBy } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { authTexts as texts } from '#web/texts/auth.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import styles from './auth.module.css';
import { useCredentials } from './use-credentials.ts';
import type { AuthMode, AuthPlace, Credentials } from './validation.ts';

/** E-mail, password and, for a sign-up, its confirmation (§2). */
export function CredentialsForm({ mode, place }: { mode: AuthMode; place: AuthPlace }) {
  const { form, isBusy, submit } = useCredentials(mode, place);
  const isSignUp = mode === 'sign-up';
  const props = (name: keyof Credentials) => requiredField(form, name);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submitBy(submit)}
      aria-label={isSignUp ? texts.signUp : texts.signIn}
    >
      <FormSummary form={form} title={texts.summary} />
      <RequiredNote />
      <EmailField {...props('email')} label={texts.email} autoComplete={isSignUp ? 'email' : 'username'} />
      <PasswordField
        {...props('password')}
        label={texts.password}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={isSignUp ? passwordHints[place] : undefined}
      />
      {isSignUp && (
        <PasswordField {...props('confirmation')} label={texts.confirmation} autoComplete="new-password" />
      )}
      {!isSignUp && (
        <p>
          <Link className="alone" to={paths.password}>
            {resetTexts.link}
          </Link>
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {isSignUp ? texts.submitSignUp : texts.submitSignIn}
      </Button>
      <PrivacyLink />
    </form>
  );
}
