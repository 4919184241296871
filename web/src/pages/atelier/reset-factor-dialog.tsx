import type { Colleague } from '#domain/wire/staff.ts';
import { takeFactor } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { resetFactorTexts as texts } from './team-texts.ts';

type ResetFactorProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `told` says what is done. */
  onReset: (told: string) => void;
};

/** Asks before a colleague who has lost the telephone has to begin anew. */
export function ResetFactorDialog({ colleague: { id, name }, onClose, onReset }: ResetFactorProps) {
  return (
    <ConfirmDialog
      title={texts.title(name)}
      effect={texts.effect}
      confirm={texts.confirm}
      act={() => takeFactor(id)}
      onClose={onClose}
      onDone={() => onReset(texts.done(name))}
    />
  );
}
