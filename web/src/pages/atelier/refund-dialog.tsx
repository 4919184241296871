import type { AdminOrder } from '#domain/atelier.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy } from '#web/platform/form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { DialogActions } from './dialog-actions.tsx';
import styles from './part.module.css';
import { centsTyped, type Wish } from './refund-rules.ts';
import { refundTexts as texts } from './refund-texts.ts';
import { useRefund } from './use-refund.ts';

type RefundProps = {
  order: AdminOrder;
  onClose: () => void;
  /** `message` contains the refunded amount. */
  onRefunded: (message: string) => void;
};

function RefundForm({ order, onClose, onRefunded }: RefundProps) {
  const { values, errors, failure, isBusy, set, submit } = useRefund(order, onRefunded);
  const field = (name: keyof Wish) => ({
    name: `refund-${name}`,
    required: true,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => set(name, value),
  });
  return (
    <form className={styles.dialog} noValidate onSubmit={submitBy(submit)}>
      <p>{texts.effect}</p>
      <RequiredNote />
      <Field
        {...field('amount')}
        label={texts.amount}
        hint={texts.amountHint(order.refundable)}
        inputMode="decimal"
        autoComplete="off"
      />
      <AreaField {...field('reason')} label={texts.reason} hint={texts.reasonHint} rows={3} />
      {failure !== undefined && (
        <Notice tone="error" title={texts.failed}>
          <p>{messageOf(failure, texts.again)}</p>
        </Notice>
      )}
      <DialogActions
        confirm={texts.confirm(centsTyped(values.amount) ?? 0)}
        isBusy={isBusy}
        onClose={onClose}
      />
    </form>
  );
}

/** An administrator refunds an order in full or in part, with a reason. */
export function RefundDialog(props: RefundProps) {
  return (
    <Dialog open onClose={props.onClose} title={texts.title(props.order.number)}>
      <RefundForm {...props} />
    </Dialog>
  );
}
