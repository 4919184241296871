import { useState } from 'react';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { submitBy, useForm } from '#web/platform/form.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/email-field.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { FormSummary } from '#web/ui/form-summary.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './checkout.module.css';
import { noDetails } from './details.ts';
import { errorsOf } from './validation.ts';

type SignInFormProps = { email: string; onEmail: (email: string) => void };

const isWrongPassword = (error: unknown) => error instanceof ApiError && error.code === 'wrong_password';

const useSignIn = (email: string) => {
  const session = useSession();
  const toast = useToast();
  const form = useForm({
    initial: { email: '', password: '' },
    validate: ({ password }) => errorsOf({ ...noDetails, email, password }, 'sign-in', []),
  });
  const [isBusy, setBusy] = useState(false);

  const signIn = async () => {
    if (isBusy) return;
    const [first] = Object.values(
      errorsOf({ ...noDetails, email, password: form.values.password }, 'sign-in', []),
    );
    if (!form.submit() && first) {
      return toast({ title: texts.validationTitle, text: first, tone: 'destructive' });
    }
    setBusy(true);
    try {
      await session.signIn(email, form.values.password);
      toast({ ...texts.signedIn, tone: 'success', about: 'session' });
    } catch (error) {
      const refusal = { title: texts.signInFailed, text: messageOf(error, texts.unexpected.text) };
      form.refuse(isWrongPassword(error) ? { ...refusal, field: 'password' } : refusal);
      toast({ ...refusal, tone: 'destructive', about: 'session' });
    } finally {
      setBusy(false);
    }
  };
  return { form, isBusy, signIn };
};

/** Sign-in inside the checkout (§4); the form of a signed-in customer then replaces it. */
export function SignInForm({ email, onEmail }: SignInFormProps) {
  const { form, isBusy, signIn } = useSignIn(email);
  return (
    <form className={styles.signIn} onSubmit={submitBy(signIn)} noValidate>
      <FormSummary form={form} title={texts.signInSummary} />
      <EmailField
        label={texts.email}
        name="email"
        autoComplete="username"
        required
        value={email}
        error={form.errors.email}
        onChange={onEmail}
        onBlur={() => email !== '' && form.blur('email')}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.set('password', password)}
      />
      <p>
        <a className="alone" href={paths.password} target="_blank" rel="noopener">
          {resetTexts.link}
        </a>
      </p>
      <Button type="submit" busy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  );
}
