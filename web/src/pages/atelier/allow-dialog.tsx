import { useState } from 'react';
import type { QueuedPart } from '#domain/atelier.ts';
import { validationTexts } from '#domain/texts/validation.ts';
import { submitBy } from '#web/platform/form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RequiredNote } from '#web/ui/required.tsx';
import { allow } from './api.ts';
import { DialogActions, useSaving } from './confirm-dialog.tsx';
import part from './part.module.css';
import { ordersTexts as texts } from './texts.ts';

type AllowProps = {
  part: QueuedPart;
  onClose: () => void;
  onAllowed: (message: string) => void;
};

/** An administrator lets a report without tags pass, and writes why: the assessment of its burden (docs/accessibility.md). */
export function AllowDialog({ part: untagged, onClose, onAllowed }: AllowProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { error, setError, isBusy, save } = useSaving();
  const isMissing = reason.trim() === '';
  const submit = () => {
    setTried(true);
    setError(undefined);
    if (isMissing) return;
    void save(async () => {
      await allow(untagged, untagged.untagged_upload ?? '', reason.trim());
      onAllowed(texts.allowed(untagged.number));
    });
  };
  return (
    <Dialog open onClose={onClose} title={texts.allow}>
      <form className={part.dialog} noValidate onSubmit={submitBy(submit)}>
        <p>{texts.allowEffect}</p>
        <RequiredNote />
        <AreaField
          name="allow-reason"
          label={texts.allowReason}
          hint={texts.allowReasonHint}
          rows={4}
          value={reason}
          onChange={setReason}
          error={isTried && isMissing ? validationTexts.reasonRequired : undefined}
          required
        />
        {error !== undefined && (
          <Notice tone="error" title={texts.allowFailed}>
            <p>{error}</p>
          </Notice>
        )}
        <DialogActions confirm={texts.allow} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
