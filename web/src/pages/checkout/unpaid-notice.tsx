import { messageOf } from '#web/platform/errors.ts';
import { emailRedirect } from '#web/platform/local-store.ts';
import { useAction } from '#web/platform/use-action.ts';
import { checkoutTexts as texts } from '#web/texts/checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { resend } from './api.ts';
import styles from './checkout.module.css';

/** Sends the link that verifies the address once more. */
function ResendValidation({ orderId }: { orderId: string }) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      const { alreadyValidated } = await resend(orderId);
      if (!alreadyValidated) emailRedirect.write({ destination: 'checkout', at: new Date().toISOString() });
      toast({
        ...(alreadyValidated ? texts.alreadyValidated : texts.resent),
        tone: 'success',
        about: 'verification',
      });
    },
    fail: (error) =>
      toast({
        title: texts.resendFailed,
        text: messageOf(error, texts.unexpected.text),
        tone: 'destructive',
        about: 'verification',
      }),
  });
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={run}>
      {texts.resend}
    </Button>
  );
}

type UnpaidNoticeProps = { orderId: string; isUnverified: boolean };

/** Of an order that came back unpaid, after a refused card or by its link: it may be paid, whatever else it lacks. */
export const UnpaidNotice = ({ orderId, isUnverified }: UnpaidNoticeProps) => (
  <Notice tone="info" title={texts.payAgain}>
    <p>{texts.payAgainDetail}</p>
    {isUnverified && (
      <div key="unverified" className={styles.note}>
        <p>{texts.unverified}</p>
        <ResendValidation orderId={orderId} />
      </div>
    )}
  </Notice>
);
