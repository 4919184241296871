import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, isCommonPassword, messageOf } from '#web/platform/errors.ts';
import { type Form, type Refusal, useForm } from '#web/platform/form.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { authTexts as texts } from '#web/texts/auth.ts';
import { type ToastMessage, useToast } from '#web/ui/toast.tsx';
import {
  type AuthMode,
  type AuthPlace,
  type Credentials,
  credentialErrors,
  noCredentials,
} from './validation.ts';

/** §8: the message of a refusal, and the field where it stays after the toast. */
export const refusalOf = (error: unknown, mode: AuthMode, place: AuthPlace): Refusal<Credentials> => {
  const text = messageOf(error, texts.unexpected);
  const code = error instanceof ApiError ? error.code : '';
  const title = mode === 'sign-in' ? texts.signInFailed : texts.signUpFailed;
  if (code === 'wrong_password' || isCommonPassword(error)) return { title, text, field: 'password' };
  if (code !== 'already_registered') return { title, text };
  const existing = { title: texts.existing, text: texts.existingDetail };
  return { ...(place === 'auth' ? existing : { title, text }), field: 'email' };
};

const welcome = (mode: AuthMode): ToastMessage =>
  mode === 'sign-in'
    ? { title: texts.signedIn, tone: 'success' }
    : { title: texts.signedUp, text: texts.signedUpDetail, tone: 'success' };

export type CredentialsForm = {
  readonly form: Form<Credentials>;
  readonly isBusy: boolean;
  readonly submit: () => Promise<void>;
};

/** Sign-in or sign-up; the typed text stays after a refusal and a change of mode. */
export const useCredentials = (mode: AuthMode, place: AuthPlace): CredentialsForm => {
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
