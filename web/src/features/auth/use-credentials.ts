import { useState } from 'react';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type Form, type FormErrors, useForm } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { authTexts as texts } from '#web/texts/auth.ts';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import { type AuthMode, type Credentials, credentialErrors, noCredentials } from './validation.ts';

export type AuthPlace = 'auth' | 'account';

/** §8: how a refusal is told, and at which field it stays after the toast has gone. */
export const refusalOf = (
  error: unknown,
  mode: AuthMode,
  place: AuthPlace,
): { toast: ToastMessage; errors: FormErrors<Credentials> } => {
  const text = messageOf(error, texts.unexpected);
  const code = error instanceof ApiError ? error.code : '';
  const title = mode === 'sign-in' ? texts.signInFailed : texts.signUpFailed;
  if (code === 'wrong_password')
    return { toast: { title, text, tone: 'destructive' }, errors: { password: text } };
  if (code !== 'already_registered') return { toast: { title, text, tone: 'destructive' }, errors: {} };
  const existing = { title: texts.existing, text: texts.existingDetail, tone: 'destructive' as const };
  const toast = place === 'auth' ? existing : { title, text, tone: 'destructive' as const };
  return { toast, errors: { email: toast.text } };
};

const welcome = (mode: AuthMode): ToastMessage =>
  mode === 'sign-in'
    ? { title: texts.signedIn, tone: 'success' }
    : { title: texts.signedUp, text: texts.signedUpDetail, tone: 'success' };

export type CredentialsForm = {
  readonly form: Form<Credentials>;
  readonly errors: FormErrors<Credentials>;
  readonly isBusy: boolean;
  /** Counts refused submissions: the summary takes the focus at each. */
  readonly attempts: number;
  readonly change: (name: keyof Credentials, value: string) => void;
  readonly submit: () => Promise<void>;
};

/** Sign-in or sign-up; what is typed stays after a refusal and a change of mode. */
export const useCredentials = (mode: AuthMode, place: AuthPlace): CredentialsForm => {
  const session = useSession();
  const toast = useToast();
  const form = useForm({
    initial: noCredentials,
    validate: (values: Credentials) => credentialErrors(values, mode, place),
  });
  const [refused, setRefused] = useState<{ mode: AuthMode; errors: FormErrors<Credentials> }>();
  const [isBusy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const { email, password } = form.values;

  const enter = async () => {
    if (mode === 'sign-in') return session.signIn(email, password);
    const { signUpAndIn } = await import('#web/platform/sign-up.ts');
    return signUpAndIn({ email, password, from: place });
  };

  const submit = async () => {
    setAttempts(attempts + 1);
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      await enter();
      toast(welcome(mode));
    } catch (error) {
      const refusal = refusalOf(error, mode, place);
      setRefused({ mode, errors: refusal.errors });
      toast(refusal.toast);
    } finally {
      setBusy(false);
    }
  };

  return {
    form,
    errors: { ...(refused?.mode === mode ? refused.errors : {}), ...form.errors },
    isBusy,
    attempts,
    change: (name, value) => {
      setRefused(undefined);
      form.set(name, value);
    },
    submit,
  };
};
