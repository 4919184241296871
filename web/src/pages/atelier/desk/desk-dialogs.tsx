import { useCallback, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { sectionKey, type Text } from '#domain/report/draft-text.ts';
import { draftState, draftStates, stateKey } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy } from '#web/platform/form.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { AreaField, Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Segment } from '#web/ui/segment.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DialogActions } from '../confirm-dialog.tsx';
import part from '../part.module.css';
import type { Assembled } from './assembly.ts';
import { AssemblyDialog } from './assembly-dialog.tsx';
import styles from './desk.module.css';
import type { DraftSession } from './draft-session.ts';
import { clock } from './saved-state.tsx';
import type { Choice, Saving } from './saving.ts';
import { linesOfBlock, sectionAt, titleOf } from './sections.ts';
import { compareTexts, deskTexts, historyTexts, planTexts } from './texts.ts';
import type { Named, PlanActions } from './use-open-desk.ts';

type HistoryProps = {
  part: Pick<OpenPart, 'order_id' | 'service'>;
  session: DraftSession;
  id: string;
  onClose: () => void;
};

/** The states of a day that a section had; one of them can be taken again. */
function HistoryDialog({ part: { order_id, service }, session, id, onClose }: HistoryProps) {
  const [problem, setProblem] = useState<string>();
  const load = useCallback(
    (signal: AbortSignal) => call(draftStates, { params: { id: order_id, service }, signal }),
    [order_id, service],
  );
  const { data, error } = useLoaded(load, true);
  const states = data?.states.filter(({ section }) => section === id);
  const restore = async (at: string) => {
    try {
      const params = { id: order_id, service, at: stateKey(at), section: id };
      const { section } = await call(draftState, { params });
      session.change({ kind: 'replaced', key: sectionKey(id), text: { kind: 'section', section } });
      onClose();
    } catch (failure) {
      setProblem(messageOf(failure, historyTexts.failed));
    }
  };
  const title = titleOf(sectionAt(session.snapshot(), id) ?? { title: id, second: '' });
  const refusal = problem ?? (error === undefined ? undefined : messageOf(error, historyTexts.failed));
  return (
    <Dialog open onClose={onClose} title={historyTexts.title(title)}>
      <div className={part.dialog}>
        {!states && refusal === undefined && <Skeleton label={deskTexts.loading} />}
        {refusal !== undefined && <Notice tone="error" title={refusal} />}
        {states?.length === 0 && <p>{historyTexts.none}</p>}
        <ul className={styles.states}>
          {states?.map(({ at, words }) => (
            <li key={at}>
              <span>{historyTexts.at(clock(at), deskTexts.words(words))}</span>
              <Button variant="line" size="small" onClick={() => void restore(at)}>
                {historyTexts.restore}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** A text as paragraphs, to be read beside another. */
const Version = ({ title, text, saving }: { title: string; text: Text | undefined; saving: Saving }) => {
  const lines =
    text?.kind === 'section'
      ? [titleOf(text.section), ...text.section.blocks.flatMap(linesOfBlock)]
      : text?.outline.order.map((id) => titleOf(sectionAt(saving, id) ?? { title: id, second: '' }));
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      {(lines ?? [compareTexts.none]).map((line, index) => (
        <p key={`${index} ${line}`}>{line}</p>
      ))}
    </section>
  );
};

type CompareProps = { saving: Saving; onChoose: (key: string, choice: Choice) => void; onClose: () => void };

/** Two versions of one text side by side; nothing is mixed without the expert's choice. */
function CompareDialog({ saving, onChoose, onClose }: CompareProps) {
  const [first] = [...saving.pieces].filter(([, { other }]) => other);
  if (!first) return null;
  const [key, { text, other }] = first;
  const at = clock(other?.at ?? '');
  const choices = [
    { choice: 'mine' as const, label: compareTexts.keepMine },
    { choice: 'theirs' as const, label: compareTexts.keepTheirs },
    ...(text.kind === 'section' ? [{ choice: 'both' as const, label: compareTexts.keepBoth }] : []),
  ];
  return (
    <Dialog open onClose={onClose} title={compareTexts.title}>
      <div className={part.dialog}>
        <p>{compareTexts.explain}</p>
        <Version title={compareTexts.mine} text={text} saving={saving} />
        <Version
          title={at === '' ? compareTexts.theirs : compareTexts.theirsAt(at)}
          text={other?.text}
          saving={saving}
        />
        <p className={part.actions}>
          {choices.map(({ choice, label }) => (
            <Button
              key={choice}
              size="small"
              variant={choice === 'mine' ? undefined : 'line'}
              onClick={() => onChoose(key, choice)}
            >
              {label}
            </Button>
          ))}
        </p>
      </div>
    </Dialog>
  );
}

const kinds = ['chapter', 'plate', 'letter'] as const;
const mostTitle = 120;

type SectionDialogProps = {
  title: string;
  first: Named;
  onSave: (named: Named) => void;
  onClose: () => void;
};

/** Names a section, a new one or a known one. */
function SectionDialog({ title, first, onSave, onClose }: SectionDialogProps) {
  const [named, setNamed] = useState(first);
  const [error, setError] = useState<string>();
  const save = () => {
    if (named.title.trim() === '') return setError(planTexts.nameMissing);
    onSave({ ...named, title: named.title.trim(), second: named.second.trim() });
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
        <DialogActions confirm={planTexts.save} isBusy={false} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type RemoveDialogProps = { title: string; onRemove: (reason: string) => void; onClose: () => void };
const mostReason = 300;

/** What is promised leaves the report only with a reason. */
function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
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

export type OpenDialog =
  | { readonly what: 'compare' }
  | { readonly what: 'add' }
  | { readonly what: 'assemble' }
  | { readonly what: 'rename' | 'remove' | 'history'; readonly id: string };

type DeskDialogsProps = {
  dialog: OpenDialog | undefined;
  part: OpenPart;
  session: DraftSession;
  saving: Saving;
  actions: PlanActions;
  assembled: readonly Assembled[];
  onAssemble: (chosen: readonly Assembled[]) => void;
  onClose: () => void;
};

/** The dialogs of the desk, one at a time. */
export function DeskDialogs(props: DeskDialogsProps) {
  const { dialog, part, session, saving, actions, onClose } = props;
  if (!dialog) return null;
  if (dialog.what === 'compare')
    return (
      <CompareDialog
        saving={saving}
        onChoose={(key, choice) => session.change({ kind: 'chosen', key, choice })}
        onClose={onClose}
      />
    );
  if (dialog.what === 'assemble') return <AssemblyDialog {...props} />;
  if (dialog.what === 'add')
    return (
      <SectionDialog
        title={planTexts.add}
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
        title={planTexts.rename}
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
