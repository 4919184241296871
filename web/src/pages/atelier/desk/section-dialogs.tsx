import { useState } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { DialogActions } from '../confirm-dialog.tsx';
import part from '../part.module.css';
import type { Sign } from './signs.ts';
import { planTexts } from './texts.ts';
import { frenchLine } from './typing.ts';
import type { Named } from './use-open-desk.ts';

const kinds = ['chapter', 'plate', 'letter'] as const;
const mostTitle = 120;

type SectionDialogProps = {
  title: string;
  first: Named;
  /** Those of the dossier; a section keeps one that it does not name. */
  signs: readonly Sign[];
  onSave: (named: Named) => void;
  onClose: () => void;
};

/** Names a section, a new one or a known one. */
export function SectionDialog({ title, first, signs, onSave, onClose }: SectionDialogProps) {
  const [named, setNamed] = useState(first);
  const [error, setError] = useState<string>();
  const save = () => {
    if (named.title.trim() === '') return setError(planTexts.nameMissing);
    onSave({ ...named, title: frenchLine(named.title.trim()), second: frenchLine(named.second.trim()) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <form className={part.dialog} noValidate onSubmit={submitBy(save)}>
        <Field
          label={planTexts.name}
          name="section-title"
          value={named.title}
          maxLength={mostTitle}
          error={error}
          onChange={(value) => setNamed({ ...named, title: value })}
        />
        <Field
          label={planTexts.second}
          name="section-second"
          value={named.second}
          maxLength={mostTitle}
          hint={planTexts.secondHint}
          onChange={(value) => setNamed({ ...named, second: value })}
        />
        <Segment
          label={planTexts.kind}
          options={kinds.map((kind) => ({ value: kind, label: planTexts.kinds[kind] }))}
          value={named.kind}
          onChange={(kind) => setNamed({ ...named, kind })}
        />
        {signs.length > 0 && (
          <SelectField
            label={planTexts.sign}
            name="section-sign"
            value={named.glyph ?? ''}
            onChange={(glyph) => setNamed({ ...named, glyph: glyph || undefined })}
          >
            <option value="">{planTexts.noSign}</option>
            {signs.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <DialogActions confirm={planTexts.save} isBusy={false} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type RemoveDialogProps = { title: string; onRemove: (reason: string) => void; onClose: () => void };
const mostReason = 300;

/** What is promised leaves the report only with a reason. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const remove = () => {
    if (reason.trim() === '') return setError(planTexts.reasonMissing);
    onRemove(reason.trim().slice(0, mostReason));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={planTexts.removeTitle(title)}>
      <form className={part.dialog} noValidate onSubmit={submitBy(remove)}>
        <AreaField
          label={planTexts.reason}
          name="section-reason"
          rows={3}
          value={reason}
          error={error}
          hint={planTexts.reasonHint}
          onChange={setReason}
        />
        <DialogActions confirm={planTexts.takeOut} isBusy={false} onClose={onClose} />
      </form>
    </Dialog>
  );
}
