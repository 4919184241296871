import { Button } from '#web/ui/button.tsx';
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
