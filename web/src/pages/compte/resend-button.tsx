import type { Order } from '#domain/order.ts';
import { useResendValidation } from '#web/features/account/use-resend-validation.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { useToast } from '#web/ui/toast.tsx';
import { resendMail } from './api.ts';
import { resendTexts as texts } from './order-texts.ts';
import { TextButton } from './text-button.tsx';

type ResendButtonProps = { order: Order; onVerified?: (() => void) | undefined };

/**
 * «Renvoyer l'e-mail»: the link that verifies the address, while it waits for that; then the mail of the reports, or
 * the confirmation while there are none.
 */
export function ResendButton({ order, onVerified }: ResendButtonProps) {
  const toast = useToast();
  const link = useResendValidation({ onVerified, orderId: order.id });
  const mail = useAction({
    act: async () => {
      await resendMail(order.id);
      toast({
        title: texts.sent,
        text: texts.sentTo(order.customer_info.email),
        tone: 'success',
        about: 'verification',
      });
    },
    fail: (error) =>
      toast({
        title: texts.failed,
        text: messageOf(error, ''),
        tone: 'destructive',
        about: 'verification',
      }),
  });
  return (
    <TextButton
      busy={link.isBusy || mail.isBusy}
      onClick={() => void (order.email_validated ? mail.run() : link.resend())}
    >
      {texts.action}
    </TextButton>
  );
}
