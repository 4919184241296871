import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './part.module.css';
import { atelierTexts as texts } from './texts.ts';

type DialogActionsProps = {
  confirm: string;
  isBusy: boolean;
  /** Absent in a form, which the button submits. */
  onConfirm?: () => void;
  onClose: () => void;
};

/** The action's button, then «Annuler». */
export const DialogActions = ({ confirm, isBusy, onConfirm, onClose }: DialogActionsProps) => (
  <p className={styles.actions}>
    <Button type={onConfirm ? 'button' : 'submit'} busy={isBusy} onClick={onConfirm}>
      {confirm}
    </Button>
    <Button variant="line" onClick={onClose}>
      {texts.cancel}
    </Button>
  </p>
);

/** Saves one setting at a time. `error` is the refusal of the form or the server; the typed value stays. */
export const useSaving = () => {
  const [error, setError] = useState<string>();
  const { isBusy, run } = useAction({
    act: (save: () => Promise<void>) => save(),
    fail: (failure) => setError(messageOf(failure, texts.failedAction)),
  });
  return { error, setError, isBusy, save: run };
};

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
          <Notice tone="error" title={texts.failedAction}>
            <p>{error}</p>
          </Notice>
        )}
        <DialogActions confirm={confirm} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose} />
      </div>
    </Dialog>
  );
}
