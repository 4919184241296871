import { type FormEvent, useState } from 'react';
import { paths } from '#web/app/paths.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { resetTexts } from '#web/texts/reset.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, PasswordField } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './checkout.module.css';
import { noDetails } from './details.ts';
import { errorsOf } from './validation.ts';

type SignInFormProps = { email: string; onEmail: (email: string) => void };

const focusField = (name: string) => document.getElementById(`field-${name}`)?.focus();

const useSignIn = (email: string) => {
  const session = useSession();
  const toast = useToast();
  const form = useForm({
    initial: { password: '', email },
    validate: ({ password }) => errorsOf({ ...noDetails, email, password }, 'sign-in', []),
  });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const signIn = async () => {
    if (isBusy) return;
    const errors = errorsOf({ ...noDetails, email, password: form.values.password }, 'sign-in', []);
    const [first] = Object.values(errors);
    if (!form.submit() && first) {
      toast({ title: texts.validationTitle, text: first, tone: 'destructive' });
      return focusField(errors.email ? 'email' : 'password');
    }
    setBusy(true);
    try {
      await session.signIn(email, form.values.password);
      toast({ ...texts.signedIn, tone: 'success' });
    } catch (error) {
      const text = messageOf(error, texts.unexpected.text);
      setRefusal(text);
      toast({ title: texts.signInFailed, text, tone: 'destructive' });
      focusField('password');
    } finally {
      setBusy(false);
    }
  };
  return { form, isBusy, refusal, clear: () => setRefusal(undefined), signIn };
};

/** Sign-in inside the checkout (§4): then the signed-in form follows in its place. */
export function SignInForm({ email, onEmail }: SignInFormProps) {
  const { form, isBusy, refusal, clear, signIn } = useSignIn(email);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void signIn();
  };
  return (
    <form className={styles.signIn} onSubmit={onSubmit} noValidate>
      <EmailField
        label={texts.email}
        name="email"
        autoComplete="username"
        value={email}
        error={form.errors.email}
        onChange={onEmail}
        onBlur={() => email !== '' && form.blur('email')}
      />
      <PasswordField
        label={texts.password}
        name="password"
        autoComplete="current-password"
        value={form.values.password}
        error={form.errors.password ?? refusal}
        onChange={(password) => {
          clear();
          form.set('password', password);
        }}
      />
      <p>
        <a href={paths.password} target="_blank" rel="noopener">
          {resetTexts.link}
        </a>
      </p>
      <Button type="submit" busy={isBusy}>
        {texts.signIn}
      </Button>
    </form>
  );
}
