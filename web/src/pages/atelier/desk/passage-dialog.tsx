import { useState } from 'react';
import type { NewPassage } from '#domain/report/passage.ts';
import { submitBy } from '#web/platform/form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { DialogActions } from '../dialog-actions.tsx';
import part from '../part.module.css';
import { useSaving } from '../use-saving.ts';
import { passageTexts as texts } from './passage-texts.ts';

type PassageDialogProps = {
  title: string;
  passage: NewPassage;
  ties: string;
  onSave: (passage: NewPassage) => Promise<void>;
  onClose: () => void;
};

/** Names a passage. The suggested name needs no typing, so that two taps keep a text. */
export function PassageDialog({ title, passage, ties, onSave, onClose }: PassageDialogProps) {
  const [name, setName] = useState(passage.title);
  const { error, setError, isBusy, save } = useSaving();
  const submit = () =>
    void save(async () => {
      await onSave({ ...passage, title: name });
      onClose();
    });
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className={part.dialog} noValidate onSubmit={submitBy(submit)}>
        <Field
          label={texts.name}
          name="passage-title"
          value={name}
          maxLength={120}
          error={error}
          hint={ties === '' ? texts.tiedToNone : texts.tied(ties)}
          onChange={(value) => {
            setName(value);
            setError(undefined);
          }}
        />
        <DialogActions confirm={texts.save} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}
