import { useCallback, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { sectionKey } from '#domain/report/draft-text.ts';
import { draftState, draftStates, stateKey } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { messageOf } from '#web/platform/errors.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import part from '../part.module.css';
import styles from './desk.module.css';
import type { DraftSession } from './draft-session.ts';
import { clock } from './saved-state.tsx';
import { sectionAt, titleOf } from './sections.ts';
import { deskTexts, historyTexts as texts } from './texts.ts';

type HistoryProps = {
  part: Pick<OpenPart, 'order_id' | 'service'>;
  session: DraftSession;
  id: string;
  onClose: () => void;
};

/** The states of a day that a section had; one of them can be taken again. */
export function HistoryDialog({ part: { order_id, service }, session, id, onClose }: HistoryProps) {
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
      setProblem(messageOf(failure, texts.failed));
    }
  };
  const title = titleOf(sectionAt(session.snapshot(), id) ?? { title: id, second: '' });
  const refusal = problem ?? (error === undefined ? undefined : messageOf(error, texts.failed));
  return (
    <Dialog open onClose={onClose} title={texts.title(title)}>
      <div className={part.dialog}>
        {!states && refusal === undefined && <Skeleton label={deskTexts.loading} />}
        {refusal !== undefined && <Notice tone="error" title={refusal} />}
        {states?.length === 0 && <p>{texts.none}</p>}
        <ul className={styles.states}>
          {states?.map(({ at, words }) => (
            <li key={at}>
              <span>{texts.at(clock(at), deskTexts.words(words))}</span>
              <Button variant="line" size="small" onClick={() => void restore(at)}>
                {texts.restore}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
