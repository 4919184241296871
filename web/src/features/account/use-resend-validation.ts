import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { useToast } from '#web/ui/toast.tsx';
import { resendValidationMail } from './api.ts';
import { profileTexts as texts } from './texts.ts';

/** Sends the validation e-mail of the session's account again, and says so. */
export const useResendValidation = (onVerified?: () => void) => {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      const { alreadyValidated } = await resendValidationMail();
      if (alreadyValidated) onVerified?.();
      toast({
        ...(alreadyValidated
          ? { title: texts.alreadyVerified }
          : { title: texts.resent, text: texts.resentDetail }),
        tone: 'success',
        about: 'verification',
      });
    } catch (error) {
      const text = messageOf(error, '');
      toast({ title: texts.resendFailed, text, tone: 'destructive', about: 'verification' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, resend: () => void resend() };
};
