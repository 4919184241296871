import { useState } from 'react';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import styles from './account.module.css';
import { validationPageTexts as texts } from './validation-texts.ts';

/** Confirms «Ce n'est pas moi»: afterwards nobody can sign in to that account. */
export function RefuseAccount({ onRefuse }: { onRefuse: () => Promise<void> }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(false);
  const refuse = async () => {
    setBusy(true);
    try {
      await onRefuse();
    } catch (error) {
      toast({ title: texts.failed, text: messageOf(error, texts.errorDefault), tone: 'destructive' });
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        {texts.refuse}
      </Button>
      <Dialog open={isOpen} onClose={close} title={texts.refuseTitle}>
        <div className={styles.dialog}>
          <p>{texts.refuseDetail}</p>
          <p className={styles.buttons}>
            <Button busy={isBusy} onClick={() => void refuse()}>
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
