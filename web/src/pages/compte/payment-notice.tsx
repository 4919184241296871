import styles from '#web/features/account/account.module.css';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ResumeLink } from './order-progress.tsx';
import type { PaymentReturn } from './payment-return.ts';
import { paymentTexts as texts } from './texts.ts';

/** The message about the returning payment in the page, beside the toasts (§8). */
export function PaymentNotice({ payment, onDismiss }: { payment: PaymentReturn; onDismiss: () => void }) {
  const again = (
    <p className={styles.action}>
      <Button variant="line" size="small" onClick={payment.again}>
        {texts.pendingAgain}
      </Button>
    </p>
  );
  switch (payment.state?.kind) {
    case undefined:
      return null;
    case 'checking':
      return <Spinner text={texts.checking} />;
    case 'paid':
      return (
        <Notice tone="success" title={texts.paidBanner} onDismiss={onDismiss}>
          <p>{texts.paidBannerDetail}</p>
        </Notice>
      );
    case 'pending':
      return (
        <Notice tone="info" title={texts.pending}>
          <p>{texts.pendingDetail}</p>
          {again}
        </Notice>
      );
    case 'unpaid':
      return (
        <Notice tone="error" title={texts.unpaid} onDismiss={onDismiss}>
          <p>{texts.unpaidDetail}</p>
          <p className={styles.action}>
            <ResumeLink orderId={payment.state.orderId} />
          </p>
        </Notice>
      );
    case 'confirmed':
      return (
        <Notice tone="success" title={texts.confirmed} onDismiss={onDismiss}>
          <p>{texts.confirmedDetail}</p>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" title={texts.failed} onDismiss={onDismiss}>
          <p>{texts.failedDetail}</p>
          {again}
        </Notice>
      );
  }
}
