import { useState } from 'react';
import type { Issue } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { refundTexts, owedTexts as texts } from './admin-texts.ts';
import { payOwed } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

type OwedProps = { issue: Issue; refund: NonNullable<Issue['refund']>; onDone: () => void };

const OfOrder = ({ id }: { id: string }) => (
  <span className="sr">{refundTexts.ofOrder(orderNumber(id))}</span>
);

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
        <OfOrder id={id} />
      </span>
    </Button>
  );
}

/** «Payé autrement», with a confirmation: nothing can tell whether a transfer has left. */
function Otherwise({ issue: { order_id: id = '' }, refund, onDone }: OwedProps) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const finish = () => {
    setOpen(false);
    toast({ tone: 'success', title: texts.paid });
    onDone();
  };
  return (
    <>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        <span>
          {texts.otherwise}
          <OfOrder id={id} />
        </span>
      </Button>
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

/** What an administrator does with an owed refund; nothing while Stripe is asked again. */
export function OwedRefund(props: OwedProps) {
  if (props.refund.under_way) return null;
  return (
    <>
      <Again {...props} />
      <Otherwise {...props} />
    </>
  );
}
