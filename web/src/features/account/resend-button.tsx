import type { Order } from '#domain/order.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { resendMail } from './api.ts';
import { resendTexts as texts } from './progress-texts.ts';

/** «Renvoyer l'e-mail»: the mail of the reports, or the confirmation while there are none. */
export function ResendButton({ order }: { order: Order }) {
  const toast = useToast();
  const resend = useAction({
    act: async () => {
      await resendMail(order.id);
      const text = texts.sentTo(order.customer_info.email);
      toast({ title: texts.sent, text, tone: 'success', about: 'verification' });
    },
    fail: (error) =>
      toast({ title: texts.failed, text: messageOf(error, ''), tone: 'destructive', about: 'verification' }),
  });
  return (
    <Button variant="line" size="small" busy={resend.isBusy} onClick={() => void resend.run()}>
      {texts.action}
    </Button>
  );
}
