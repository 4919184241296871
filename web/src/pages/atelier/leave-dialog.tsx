import type { Colleague } from '#domain/wire/staff.ts';
import { dismiss } from './api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { leaveTexts, teamTexts } from './team-texts.ts';

const wordsOf = ({ name, state }: Colleague) =>
  state === 'invited'
    ? {
        title: leaveTexts.withdrawTitle(name),
        effect: leaveTexts.withdrawEffect,
        confirm: teamTexts.withdraw,
        done: leaveTexts.withdrawn(name),
      }
    : {
        title: leaveTexts.title(name),
        effect: leaveTexts.effect,
        confirm: leaveTexts.confirm,
        done: leaveTexts.done(name),
      };

type LeaveProps = {
  colleague: Colleague;
  onClose: () => void;
  /** `message` confirms the action. */
  onLeft: (message: string) => void;
};

/** Asks for confirmation before a colleague is removed, or an invitation withdrawn. */
export function LeaveDialog({ colleague, onClose, onLeft }: LeaveProps) {
  const { done, ...words } = wordsOf(colleague);
  return (
    <ConfirmDialog
      {...words}
      act={() => dismiss(colleague.id)}
      onClose={onClose}
      onDone={() => onLeft(done)}
    />
  );
}
