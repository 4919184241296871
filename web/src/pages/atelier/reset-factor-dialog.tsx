import type { Colleague } from '#domain/wire/staff.ts';
import { takeFactor } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { resetFactorTexts as texts } from './team-texts.ts';

type ResetFactorProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `message` confirms the action. */
  onReset: (message: string) => void;
};

/** Asks for confirmation before the second factor of a colleague who lost the telephone is reset. */
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
