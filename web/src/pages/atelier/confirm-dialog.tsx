import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './part.module.css';
import { teamTexts as texts } from './team-texts.ts';
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

/** Asks before a colleague's access changes; a failure is shown here, where it can be tried again. */
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
        <p className={styles.actions}>
          <Button busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button variant="line" onClick={onClose}>
            {texts.cancel}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
