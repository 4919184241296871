import { useState } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DialogActions } from '../confirm-dialog.tsx';
import part from '../part.module.css';
import styles from './assembly.module.css';
import type { Assembled } from './assembly.ts';
import { assemblyTexts as texts } from './assembly-texts.ts';
import { aboutOf } from './passages.ts';
import { titleOf } from './sections.ts';
import { planTexts } from './texts.ts';

type AssemblyDialogProps = {
  assembled: readonly Assembled[];
  onAssemble: (chosen: readonly Assembled[]) => void;
  onClose: () => void;
};

/** What would be inserted where; nothing is before the expert says so. */
export function AssemblyDialog({ assembled, onAssemble, onClose }: AssemblyDialogProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string>();
  const chosen = assembled
    .map(({ section, passages }) => ({ section, passages: passages.filter(({ id }) => !left.has(id)) }))
    .filter(({ passages }) => passages.length > 0);
  const count = chosen.flatMap(({ passages }) => passages).length;
  const choose = (id: string, isChosen: boolean) => {
    setError(undefined);
    setLeft(new Set([...left].filter((one) => one !== id).concat(isChosen ? [] : [id])));
  };
  const assemble = () => {
    if (count === 0) return setError(texts.none);
    onAssemble(chosen);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={texts.open}>
      <form className={part.dialog} noValidate onSubmit={submitBy(assemble)}>
        <p>{texts.explain}</p>
        {assembled.map(({ section, passages }) => (
          <fieldset key={section.id} className={styles.choice}>
            <legend>{titleOf(section) || planTexts.untitled}</legend>
            {passages.map((passage) => (
              <Check
                key={passage.id}
                checked={!left.has(passage.id)}
                onChange={(isChosen) => choose(passage.id, isChosen)}
                label={
                  <>
                    <span>{passage.title}</span> <small>{aboutOf(passage)}</small>
                  </>
                }
              />
            ))}
          </fieldset>
        ))}
        {error !== undefined && <Notice tone="error" title={error} />}
        <DialogActions confirm={texts.insert(count)} isBusy={false} onClose={onClose} />
      </form>
    </Dialog>
  );
}
