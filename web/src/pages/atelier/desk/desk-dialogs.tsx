import type { OpenPart } from '#domain/atelier.ts';
import { CompareDialog } from './compare-dialog.tsx';
import type { DraftSession } from './draft-session.ts';
import { HistoryDialog } from './history-dialog.tsx';
import type { Saving } from './saving.ts';
import { RemoveDialog, SectionDialog } from './section-dialog.tsx';
import { sectionAt, titleOf } from './sections.ts';
import { planTexts as texts } from './texts.ts';
import type { PlanActions } from './use-plan.ts';

export type Dialog =
  | { readonly what: 'compare' }
  | { readonly what: 'add' }
  | { readonly what: 'rename' | 'remove' | 'history'; readonly id: string };

type DeskDialogsProps = {
  dialog: Dialog | undefined;
  part: OpenPart;
  session: DraftSession;
  saving: Saving;
  actions: PlanActions;
  onClose: () => void;
};

/** The dialogs of the desk, one at a time. */
export function DeskDialogs({ dialog, part, session, saving, actions, onClose }: DeskDialogsProps) {
  if (!dialog) return null;
  if (dialog.what === 'compare')
    return (
      <CompareDialog
        saving={saving}
        onChoose={(key, choice) => session.change({ kind: 'chosen', key, choice })}
        onClose={onClose}
      />
    );
  if (dialog.what === 'add')
    return (
      <SectionDialog
        title={texts.add}
        first={{ title: '', second: '', kind: 'chapter' }}
        onSave={actions.add}
        onClose={onClose}
      />
    );
  const { what, id } = dialog;
  const section = sectionAt(saving, id);
  if (!section) return null;
  if (what === 'history') return <HistoryDialog part={part} session={session} id={id} onClose={onClose} />;
  if (what === 'rename')
    return (
      <SectionDialog
        title={texts.rename}
        first={section}
        onSave={({ title, second, kind }) => actions.rename(id, { title, second, kind })}
        onClose={onClose}
      />
    );
  return (
    <RemoveDialog
      title={titleOf(section)}
      onRemove={(reason) => actions.takeOut(id, reason)}
      onClose={onClose}
    />
  );
}
