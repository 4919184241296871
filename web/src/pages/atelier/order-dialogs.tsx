import { BirthDialog } from './birth-dialog.tsx';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { OrderAct } from './order-acts.ts';
import { RefundDialog } from './refund-dialog.tsx';

type OrderDialogsProps = {
  act: OrderAct | undefined;
  onClose: () => void;
  /** The list loads again: it also shows a refund whose answer was lost. */
  onMaybeChanged: () => void;
  onDone: (message: string) => void;
};

/** The dialog of what an administrator does with an order. */
export function OrderDialogs({ act, onClose, onMaybeChanged, onDone }: OrderDialogsProps) {
  switch (act?.kind) {
    case 'reassign':
      return <HandOverDialog part={act.part} open isReassignment onClose={onClose} onHandedOver={onDone} />;
    case 'birth':
      return <BirthDialog order={act.order} onClose={onClose} onAnswered={onMaybeChanged} />;
    case 'refund':
      return <RefundDialog order={act.order} onClose={onMaybeChanged} onRefunded={onDone} />;
    case 'email':
      return <CorrectEmailDialog order={act.order} onClose={onClose} onCorrected={onDone} />;
    default:
      return null;
  }
}
