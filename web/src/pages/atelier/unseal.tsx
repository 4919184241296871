import { useState } from 'react';
import type { Issue } from '#domain/issues.ts';
import { sealHours } from '#domain/links.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { issuesTexts as texts } from './admin-texts.ts';
import { unseal } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** «Confirmer la demande», for a customer who forgot the password of a corrected address; the list reloads after it. */
export function Unseal({ issue: { id, customer }, onDone }: { issue: Issue; onDone: () => void }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const finish = () => {
    setOpen(false);
    toast({ tone: 'success', title: texts.unsealed });
    onDone();
  };
  return (
    <>
      <Button variant="line" size="small" onClick={() => setOpen(true)}>
        <span>
          {texts.unseal}
          <span className="sr"> {customer?.name}</span>
        </span>
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={texts.unsealTitle}
          effect={texts.unsealDetail(sealHours)}
          confirm={texts.unseal}
          act={() => unseal(id)}
          onClose={() => setOpen(false)}
          onDone={finish}
        />
      )}
    </>
  );
}
