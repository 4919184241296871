import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '#web/platform/api-client.ts';
import { ApiError, isCommonPassword, messageOf } from '#web/platform/errors.ts';
import { useForm } from '#web/platform/form.ts';
import { claimEntry } from '#web/platform/local-store.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useAction } from '#web/platform/use-action.ts';
import { resetTexts as texts } from '#web/texts/reset.ts';
import { useToast } from '#web/ui/toast.tsx';
import { type Purpose, purposes } from './purposes.ts';

/** Sets the new password with the mail's token, signs in with it and confirms it. */
export const useChoose = (token: string, purpose: Purpose) => {
  const { done, form: rules, route, next } = purposes[purpose];
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm(rules);
  /** The link is used or expired: only a new one helps. */
  const [isRefused, setRefused] = useState(false);

  const enter = async (email: string) => {
    // The server has ended every claim, so this browser's own is useless.
    claimEntry.clear();
    try {
      await session.signIn(email, form.values.password);
      toast({ title: done, tone: 'success' });
    } catch {
      toast({ title: done, text: texts.signInByHand, tone: 'success' });
    }
    navigate(next, { replace: true });
  };

  const { isBusy, run } = useAction({
    check: form.submit,
    act: async () => {
      const { email } = await call(route, { body: { token, password: form.values.password } });
      await enter(email);
    },
    fail: (error) => {
      const isDead = error instanceof ApiError && error.code === 'link_invalid';
      const refusal = { title: texts.failed, text: messageOf(error, texts.unexpected) };
      setRefused(isDead);
      // The page has a text of its own for an expired link.
      if (!isDead) form.refuse(isCommonPassword(error) ? { ...refusal, field: 'password' } : refusal);
      toast({ ...refusal, tone: 'destructive' });
    },
  });
  return { form, isBusy, isRefused, submit: run };
};
