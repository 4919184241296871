import type { FormEvent } from 'react';

import { paths } from '#web/app/paths.ts';
import { authTexts as texts } from '#web/texts/auth.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { EmailField, PasswordField } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import styles from './auth.module.css';
import { type AuthPlace, useCredentials } from './use-credentials.ts';
import type { AuthMode, Credentials } from './validation.ts';

const fieldNames = ['email', 'password', 'confirmation'] as const;

/** E-mail, password and, for a sign-up, its confirmation (§2). */
export function CredentialsForm({ mode, place }: { mode: AuthMode; place: AuthPlace }) {
  const { form, errors, isBusy, attempts, change, submit } = useCredentials(mode, place);
  const isSignUp = mode === 'sign-up';
  const props = (name: keyof Credentials) => ({
    name,
    value: form.values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
    onBlur: () => form.values[name] !== '' && form.blur(name),
    required: true,
  });
  const listed = fieldNames.flatMap((field) => {
    const message = form.errors[field];
    return message ? [{ field, message }] : [];
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
      aria-label={isSignUp ? texts.signUp : texts.signIn}
    >
      {attempts > 0 && <ErrorSummary title={texts.summary} errors={listed} attempt={attempts} />}
      <EmailField {...props('email')} label={texts.email} autoComplete={isSignUp ? 'email' : 'username'} />
      <PasswordField
        {...props('password')}
        label={texts.password}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={isSignUp ? texts.passwordHint : undefined}
      />
      {isSignUp && (
        <PasswordField {...props('confirmation')} label={texts.confirmation} autoComplete="new-password" />
      )}
      {!isSignUp && (
        <p>
          <Link to={paths.password}>{resetTexts.link}</Link>
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {isSignUp ? texts.submitSignUp : texts.submitSignIn}
      </Button>
    </form>
  );
}
