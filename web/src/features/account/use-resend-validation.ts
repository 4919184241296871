import { resendValidation } from '#domain/wire/api.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useToast } from '#web/ui/toast.tsx';
import { resendValidationTexts as texts } from './resend-texts.ts';

type ResendOptions = {
  /** Called when the address turns out to be verified meanwhile. */
  readonly onVerified?: (() => void) | undefined;
  /** The order that the link leads to. */
  readonly orderId?: string;
};

/** Sends the validation e-mail of the session's account again, and says so. */
export const useResendValidation = ({ onVerified, orderId }: ResendOptions = {}) => {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      const { alreadyValidated } = await call(resendValidation, { body: { ...(orderId && { orderId }) } });
      if (alreadyValidated) onVerified?.();
      toast({
        ...(alreadyValidated
          ? { title: texts.alreadyVerified }
          : { title: texts.resent, text: texts.resentDetail }),
        tone: 'success',
        about: 'verification',
      });
    },
    fail: (error) => {
      const text = messageOf(error, '');
      toast({ title: texts.resendFailed, text, tone: 'destructive', about: 'verification' });
    },
  });
  return { isBusy, resend: () => void run() };
};
