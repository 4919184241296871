import { useState } from 'react';
import type { Issue } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import { listTexts, refundTexts, owedTexts as texts } from './admin-texts.ts';
import { payOwed } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type OwedProps = { issue: Issue; refund: NonNullable<Issue['refund']>; onDone: () => void };

/** «Réessayer»: Stripe is asked again; the list reloads after every result. */
function Again({ issue: { order_id: id = '' }, refund, onDone }: OwedProps) {
  const toast = useToast();
  const { isBusy, run } = useAction({
    act: async () => {
      const { state } = await payOwed(id, refund.id, 'again');
      toast({ tone: state === 'failed' ? 'destructive' : 'success', title: texts.asked(state) });
      onDone();
    },
    fail: (error) => {
      toast({ tone: 'destructive', title: texts.failed, text: messageOf(error, '') });
      onDone();
    },
  });
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void run()}>
      <span>
        {texts.again}
        <span className="sr">{refundTexts.ofOrder(orderNumber(id))}</span>
      </span>
    </Button>
  );
}

/** What an administrator does with an owed refund; nothing while Stripe is asked again. */
export function OwedRefund(props: OwedProps) {
  const { issue, refund, onDone } = props;
  const { order_id: id = '' } = issue;
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  if (refund.under_way) return null;
  const finish = () => {
    setOpen(false);
    toast({ tone: 'success', title: texts.paid });
    onDone();
  };
  // Nothing can tell whether a transfer has left, so that «Payé autrement» is confirmed.
  return (
    <>
      <Again {...props} />
      <ActionsMenu
        label={listTexts.actions(orderNumber(id))}
        actions={[{ label: texts.otherwise, choose: () => setOpen(true) }]}
      />
      {isOpen && (
        <ConfirmDialog
          title={texts.title}
          effect={texts.effect(refund.amount)}
          confirm={texts.confirm}
          act={() => payOwed(id, refund.id, 'otherwise')}
          onClose={() => setOpen(false)}
          onDone={finish}
        />
      )}
    </>
  );
}
