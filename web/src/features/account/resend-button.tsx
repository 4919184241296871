import { useState } from 'react';
import type { Order } from '#domain/order.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { resendMail } from './api.ts';
import { resendTexts as texts } from './progress-texts.ts';

/** «Renvoyer l'e-mail»: the mail of the reports, or the confirmation while there are none. */
export function ResendButton({ order }: { order: Order }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await resendMail(order.id);
      toast({
        title: texts.sent,
        text: texts.sentTo(order.customer_info.email),
        tone: 'success',
        about: 'verification',
      });
    } catch (error) {
      toast({ title: texts.failed, text: messageOf(error, ''), tone: 'destructive', about: 'verification' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void resend()}>
      {texts.action}
    </Button>
  );
}
