import { useEffect, useEffectEvent, useRef } from 'react';
import { passwordHints } from '#domain/texts/validation.ts';
import { ApiError, isCommonPassword, messageOf } from '#web/platform/errors.ts';
import { type Form, type Refusal, requiredField, submitBy, useForm } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { authTexts } from '#web/texts/auth.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { Link } from '#web/ui/link.tsx';
import { PrivacyLink } from '#web/ui/privacy-link.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import styles from './auth.module.css';
import {
  type AuthMode,
  type AuthPlace,
  type Credentials,
  credentialErrors,
  noCredentials,
} from './validation.ts';

/** §8: the message of a refusal, and the field where it stays after the toast. */
export const refusalOf = (error: unknown, mode: AuthMode, place: AuthPlace): Refusal<Credentials> => {
  const text = messageOf(error, authTexts.unexpected);
  const code = error instanceof ApiError ? error.code : '';
  const title = mode === 'sign-in' ? authTexts.signInFailed : authTexts.signUpFailed;
  if (code === 'wrong_password' || isCommonPassword(error)) return { title, text, field: 'password' };
  if (code !== 'already_registered') return { title, text };
  const existing = { title: authTexts.existing, text: authTexts.existingDetail };
  return { ...(place === 'auth' ? existing : { title, text }), field: 'email' };
};

const welcome = (mode: AuthMode): ToastMessage =>
  mode === 'sign-in'
    ? { title: authTexts.signedIn, tone: 'success' }
    : { title: authTexts.signedUp, text: authTexts.signedUpDetail, tone: 'success' };

type CredentialsState = {
  readonly form: Form<Credentials>;
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
};

/** Sign-in or sign-up; the typed text stays after a refusal and a change of mode. */
const useCredentials = (mode: AuthMode, place: AuthPlace): CredentialsState => {
  const session = useSession();
  const toast = useToast();
  const form = useForm({
    initial: noCredentials,
    validate: (values: Credentials) => credentialErrors(values, mode, place),
  });
  const { email, password } = form.values;
  // A refusal of the sign-in does not apply to a sign-up.
  const shownMode = useRef(mode);
  const forget = useEffectEvent(() => form.refuse(undefined));
  useEffect(() => {
    if (shownMode.current !== mode) forget();
    shownMode.current = mode;
  }, [mode]);

  const enter = async () => {
    if (mode === 'sign-in') return session.signIn(email, password);
    const { signUpAndIn } = await import('#web/platform/sign-up.ts');
    return signUpAndIn({ email, password, from: place });
  };

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      await enter();
      toast({ ...welcome(mode), about: 'session' });
    },
    fail: (error) => {
      const refusal = refusalOf(error, mode, place);
      form.refuse(refusal);
      toast({ title: refusal.title, text: refusal.text, tone: 'destructive', about: 'session' });
    },
  });
  return { form, isBusy, submit: run };
};

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
      aria-label={isSignUp ? authTexts.signUp : authTexts.signIn}
    >
      <FormSummary form={form} title={authTexts.summary} />
      <RequiredNote />
      <EmailField
        {...props('email')}
        label={authTexts.email}
        autoComplete={isSignUp ? 'email' : 'username'}
      />
      <PasswordField
        {...props('password')}
        label={authTexts.password}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        hint={isSignUp ? passwordHints[place] : undefined}
      />
      {isSignUp && (
        <PasswordField
          {...props('confirmation')}
          label={authTexts.confirmation}
          autoComplete="new-password"
        />
      )}
      {!isSignUp && (
        <p>
          <Link className="alone" to={paths.password}>
            {resetTexts.link}
          </Link>
        </p>
      )}
      <Button type="submit" busy={isBusy}>
        {isSignUp ? authTexts.submitSignUp : authTexts.submitSignIn}
      </Button>
      <PrivacyLink />
    </form>
  );
}
