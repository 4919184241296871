import { useEffect, useMemo, useRef, useState } from 'react';
import { catalogue } from '#domain/catalogue.ts';
import type { Block } from '#domain/report/document.ts';
import { maxPassageTitle, type NewPassage, newPassageSchema } from '#domain/report/passage.ts';
import { submitBy } from '#web/platform/form.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog, DialogActions, useSaving } from '../confirm-dialog.tsx';
import type { Dossier } from '../desk/dossier.ts';
import { titleFor } from '../desk/passages.ts';
import { passageTexts } from '../desk/texts.ts';
import { variableTexts } from '../desk/tool-texts.ts';
import { gridsOf, type Tie } from './grids.ts';
import styles from './library.module.css';
import { PassageEditor } from './passage-editor.tsx';
import { libraryTexts as texts } from './texts.ts';
import { TiesField } from './ties-field.tsx';

type PassageFormProps = {
  first: NewPassage;
  /** The dossier beside which it is written, whose values the ties begin with. */
  dossier?: Dossier | undefined;
  onSave: (passage: NewPassage) => Promise<void>;
  onClose: () => void;
};

/** A passage as its expert writes it: name, ties and text. What was typed is left only on purpose. */
export function PassageForm({ first, dossier, onSave, onClose }: PassageFormProps) {
  const grids = useMemo(() => gridsOf(catalogue[first.service].chart), [first.service]);
  const [title, setTitle] = useState(first.title);
  const [ties, setTies] = useState<readonly Tie[]>(first.placements);
  const [isLeaving, setLeaving] = useState(false);
  const read = useRef<() => Block[]>(() => first.blocks);
  const isWritten = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { error, setError, isBusy, save } = useSaving();
  const submit = () => {
    const blocks = read.current();
    const told = {
      ...{ title: title.trim() || titleFor(blocks), service: first.service, placements: [...ties], blocks },
    };
    const parsed = newPassageSchema.safeParse(told);
    if (!parsed.success) return setError(parsed.error.issues[0]?.message);
    setError(undefined);
    void save(() => onSave(parsed.data));
  };
  const leave = () => {
    const isChanged = isWritten.current || title !== first.title || ties !== first.placements;
    if (isChanged) setLeaving(true);
    else onClose();
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submitBy(submit)}>
      <Field
        label={texts.name}
        name="passage-title"
        value={title}
        maxLength={maxPassageTitle}
        onChange={setTitle}
      />
      <TiesField grids={grids} dossier={dossier} ties={ties} onChange={setTies} />
      <PassageEditor
        first={first.blocks}
        onText={(next) => {
          read.current = next;
          isWritten.current = true;
        }}
      />
      <p className="meta">{variableTexts.hint}</p>
      {error !== undefined && <Notice tone="error" title={error} />}
      <DialogActions confirm={passageTexts.save} isBusy={isBusy} onClose={leave} />
      {isLeaving && (
        <ConfirmDialog
          title={texts.leaveTitle}
          effect={texts.leaveEffect}
          confirm={texts.leave}
          act={async () => onClose()}
          onClose={() => setLeaving(false)}
          onDone={() => setLeaving(false)}
        />
      )}
    </form>
  );
}
