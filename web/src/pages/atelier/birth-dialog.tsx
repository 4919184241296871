import type { AdminOrder } from '#domain/atelier.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { BirthDesk } from './birth-desk.tsx';
import { birthTexts as texts } from './birth-texts.ts';
import styles from './part.module.css';

type BirthDialogProps = { order: AdminOrder; onClose: () => void; onAnswered: () => void };

/** An administrator answers a request, or writes a birth that was dictated on the phone, without reading the present one. */
export function BirthDialog({ order: { id, number, parts }, onClose, onAnswered }: BirthDialogProps) {
  const askedAt = parts.find(({ birth_asked_at }) => birth_asked_at)?.birth_asked_at;
  return (
    <Dialog open onClose={onClose} title={texts.title(number)}>
      <div className={styles.dialog}>
        <p className="meta">{texts.unread}</p>
        <BirthDesk orderId={id} number={number} askedAt={askedAt} onAnswer={onAnswered} />
      </div>
    </Dialog>
  );
}
