import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { useAction } from '#web/platform/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './account.module.css';
import { validationPageTexts as texts } from './validation-texts.ts';

/** Confirms «Ce n'est pas moi»: afterwards nobody can sign in to that account. */
export function RefuseAccount({ onRefuse }: { onRefuse: () => Promise<void> }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { isBusy, run } = useAction({
    leaves: true,
    act: onRefuse,
    fail: (error) =>
      toast({ title: texts.failed, text: messageOf(error, texts.errorDefault), tone: 'destructive' }),
  });
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {texts.refuse}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.refuseTitle}>
        <div className={styles.dialog}>
          <p>{texts.refuseDetail}</p>
          <p className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void run()}>
              {texts.refuseConfirm}
            </Button>
            <Button variant="line" onClick={close}>
              {texts.cancel}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  );
}
