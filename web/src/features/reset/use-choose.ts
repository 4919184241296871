import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmPasswordReset } from '#domain/api.ts';
import { passwordSchema } from '#domain/profile.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { paths } from '#web/app/paths.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { type FormErrors, useForm } from '#web/platform/form.ts';
import { claimEntry } from '#web/platform/local-store.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { useToast } from '#web/ui/toast.tsx';

type Passwords = { readonly password: string; readonly confirmation: string };

const validate = ({ password, confirmation }: Passwords): FormErrors<Passwords> => {
  const message = passwordSchema('account').safeParse(password).error?.issues[0]?.message;
  if (message) return { password: message };
  return password === confirmation ? {} : { confirmation: validationTexts.passwordMismatch };
};

/** Sets the new password with the mail's token, then signs in with it. */
export const useChoose = (token: string) => {
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm<Passwords>({ initial: { password: '', confirmation: '' }, validate });
  const [isBusy, setBusy] = useState(false);
  /** The link is used up or too old: only a new one helps. */
  const [isRefused, setRefused] = useState(false);

  const enter = async (email: string) => {
    // The server has ended every claim; this browser's own is worth nothing any more.
    claimEntry.clear();
    try {
      await session.signIn(email, form.values.password);
      toast({ title: texts.changed, tone: 'success' });
    } catch {
      toast({ title: texts.changed, text: texts.signInByHand, tone: 'success' });
    }
    navigate(paths.account, { replace: true });
  };

  const submit = async () => {
    if (isBusy || !form.submit()) return;
    setBusy(true);
    try {
      const { email } = await call(confirmPasswordReset, { body: { token, password: form.values.password } });
      await enter(email);
    } catch (error) {
      setRefused(error instanceof ApiError && error.code === 'link_invalid');
      toast({ title: texts.failed, text: messageOf(error, texts.unexpected), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return { form, isBusy, isRefused, submit };
};
