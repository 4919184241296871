import { useState } from 'react';
import type { Colleague } from '#domain/wire/staff.ts';
import { messageOf } from '#web/platform/errors.ts';
import { atelierTexts } from '#web/texts/atelier.ts';
import { leaveTexts, teamTexts } from '#web/texts/team.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dismiss } from './api.ts';
import styles from './part.module.css';

const wordsOf = ({ name, state }: Colleague) =>
  state === 'invited'
    ? {
        title: leaveTexts.withdrawTitle(name),
        effect: leaveTexts.withdrawEffect,
        confirm: teamTexts.withdraw,
        done: leaveTexts.withdrawn(name),
      }
    : {
        title: leaveTexts.title(name),
        effect: leaveTexts.effect,
        confirm: leaveTexts.confirm,
        done: leaveTexts.done(name),
      };

type LeaveProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `told` says what is done. */
  onLeft: (told: string) => void;
};

/** Asks before somebody is shut out, or an invitation withdrawn. */
export function LeaveDialog({ colleague, onClose, onLeft }: LeaveProps) {
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const words = wordsOf(colleague);
  const confirm = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await dismiss(colleague.id);
      onLeft(words.done);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <div className={styles.dialog}>
        <p>{words.effect}</p>
        {failure !== undefined && (
          <Notice tone="error" title={atelierTexts.failedAction}>
            <p>{messageOf(failure, atelierTexts.failedAction)}</p>
          </Notice>
        )}
        <p className={styles.actions}>
          <Button busy={isBusy} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
          <Button variant="line" onClick={onClose}>
            {teamTexts.cancel}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
