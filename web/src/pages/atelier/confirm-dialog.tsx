import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DialogActions } from './dialog-actions.tsx';
import styles from './part.module.css';
import { atelierTexts } from './texts.ts';
import { useSaving } from './use-saving.ts';

type ConfirmProps = {
  title: string;
  effect: string;
  confirm: string;
  act: () => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks for confirmation before a colleague's access changes; a failure is shown in the dialog, where the user may retry. */
export function ConfirmDialog({ title, effect, confirm, act, onClose, onDone }: ConfirmProps) {
  const { error, setError, isBusy, save } = useSaving();
  const onConfirm = () => {
    setError(undefined);
    void save(async () => {
      await act();
      onDone();
    });
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={styles.dialog}>
        <p>{effect}</p>
        {error !== undefined && (
          <Notice tone="error" title={atelierTexts.failedAction}>
            <p>{error}</p>
          </Notice>
        )}
        <DialogActions confirm={confirm} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose} />
      </div>
    </Dialog>
  );
}
