import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { emailRedirect } from '#web/platform/local-store.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { resend } from './api.ts';

/** Shown while the order is pending and the address is not verified. */
export function ResendValidation({ orderId }: { orderId: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { alreadyValidated } = await resend(orderId);
      if (!alreadyValidated) emailRedirect.write({ destination: 'checkout', at: new Date().toISOString() });
      toast({
        ...(alreadyValidated ? texts.alreadyValidated : texts.resent),
        tone: 'success',
        about: 'verification',
      });
    } catch (error) {
      toast({
        title: texts.resendFailed,
        text: messageOf(error, texts.unexpected.text),
        tone: 'destructive',
        about: 'verification',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Notice tone="info">
      <p>{texts.unverified}</p>
      <Button variant="line" size="small" busy={isBusy} onClick={send}>
        {texts.resend}
      </Button>
    </Notice>
  );
}
