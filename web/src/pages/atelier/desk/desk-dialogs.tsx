import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { sectionKey, type Text } from '#domain/report/draft-text.ts';
import { draftState, draftStates, stateKey } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import part from '../part.module.css';
import type { Assembled } from './assembly.ts';
import { AssemblyDialog } from './assembly-dialog.tsx';
import styles from './desk.module.css';
import type { Dossier } from './dossier.ts';
import type { DraftSession } from './draft-session.ts';
import { type Hit, nothingSought } from './find.ts';
import { FindDialog } from './find-dialog.tsx';
import { clock } from './saved-state.tsx';
import type { Choice, Saving } from './saving.ts';
import { RemoveDialog, SectionDialog } from './section-dialogs.tsx';
import { linesOfBlock, sectionAt, titleOf } from './sections.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { signsOf } from './signs.ts';
import { compareTexts, deskTexts, historyTexts, planTexts } from './texts.ts';
import type { OpenDesk } from './use-open-desk.ts';

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

export type OpenDialog =
  | { readonly what: 'compare' }
  | { readonly what: 'add' }
  | { readonly what: 'assemble' }
  | { readonly what: 'find' }
  | { readonly what: 'shortcuts' }
  | { readonly what: 'rename' | 'remove' | 'history'; readonly id: string };

type DeskDialogsProps = {
  dialog: OpenDialog | undefined;
  part: OpenPart;
  session: DraftSession;
  desk: OpenDesk;
  dossier: Dossier | undefined;
  assembled: readonly Assembled[];
  onAssemble: (chosen: readonly Assembled[]) => void;
  onClose: () => void;
};

/** Leads to a place once the dialog is closed: below an open one the text takes no focus. */
const useGoing = (isClosed: boolean, { goTo }: OpenDesk, onClose: () => void) => {
  const wanted = useRef<Hit>(undefined);
  const go = useEffectEvent(() => {
    const { current: hit } = wanted;
    wanted.current = undefined;
    if (hit) goTo(hit.section, hit);
  });
  useEffect(() => {
    if (isClosed) go();
  }, [isClosed]);
  return (hit: Hit) => {
    wanted.current = hit;
    onClose();
  };
};

/** The dialogs of the desk, one at a time. */
export function DeskDialogs(props: DeskDialogsProps) {
  const { dialog, part, session, desk, onClose } = props;
  const [sought, setSought] = useState(nothingSought);
  const onGo = useGoing(dialog === undefined, desk, onClose);
  if (!dialog) return null;
  const { saving, actions } = desk;
  if (dialog.what === 'find')
    return <FindDialog {...{ desk, session, sought, onGo, onClose }} onSought={setSought} />;
  if (dialog.what === 'shortcuts') return <ShortcutsDialog onClose={onClose} />;
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
        signs={signsOf(props.dossier)}
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
        signs={signsOf(props.dossier)}
        onSave={({ title, second, kind, glyph }) => actions.rename(id, { title, second, kind, glyph })}
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
