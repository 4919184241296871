import { useEffect, useRef, useState } from 'react';
import type { NewPassage } from '#domain/report/passage.ts';
import { wordCount } from '#domain/report/plain.ts';
import { messageOf } from '#web/platform/errors.ts';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DialogActions } from '../confirm-dialog.tsx';
import { tiesOf } from '../desk/passages.ts';
import { deskTexts, passageTexts } from '../desk/texts.ts';
import type { Candidate } from './import-text.ts';
import styles from './library.module.css';
import { importTexts as texts } from './texts.ts';
import type { Look } from './use-import.ts';

const atOnce = 100;

const detailOf = ({ passage, refusal, isKept }: Candidate): string =>
  [
    deskTexts.words(wordCount(passage)),
    tiesOf(passage) || texts.untied,
    ...(isKept ? [texts.known] : []),
    ...(refusal === undefined ? [] : [refusal]),
  ].join(', ');

type EntryProps = { candidate: Candidate; isChosen: boolean; onChoose: (isChosen: boolean) => void };

const Entry = ({ candidate, isChosen, onChoose }: EntryProps) => {
  const label = (
    <>
      <span>{candidate.passage.title}</span> <small>{detailOf(candidate)}</small>
    </>
  );
  return (
    <li>
      {candidate.refusal === undefined ? (
        <Check checked={isChosen} onChange={onChoose} label={label} />
      ) : (
        <p className="meta">{label}</p>
      )}
    </li>
  );
};

const together = 4;

/** Keeps some at a time, the first of the list first. Tells which were kept, and what stopped it. */
const keepAll = async (
  chosen: readonly Candidate[],
  onSave: (passage: NewPassage) => Promise<void>,
  onKept: (id: string) => void,
): Promise<unknown> => {
  const waiting = chosen.values();
  let stopped: unknown;
  const keepNext = async (): Promise<void> => {
    for (const { id, passage } of waiting) {
      if (stopped !== undefined) return;
      try {
        await onSave(passage);
        onKept(id);
      } catch (error) {
        stopped = error;
      }
    }
  };
  await Promise.all(Array.from({ length: together }, keepNext));
  return stopped;
};

type Problem = { readonly title: string; readonly text?: string };

type ImportLookProps = {
  look: Look;
  onSave: (passage: NewPassage) => Promise<void>;
  onClose: () => void;
  onDone: (kept: number) => void;
};

/** What a file brings: each passage can be left out, and nothing is kept before. */
export function ImportLook({ look: { name, candidates }, onSave, onClose, onDone }: ImportLookProps) {
  const [left, setLeft] = useState(
    () => new Set(candidates.filter(({ isKept }) => isKept).map(({ id }) => id)),
  );
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(atOnce);
  const [all, setAll] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => place.current?.focus(), []);
  const shown = candidates.filter(({ id }) => !kept.has(id));
  const chosen = shown.filter(({ id, refusal }) => refusal === undefined && !left.has(id));
  const choose = (id: string, isChosen: boolean) => {
    setProblem(undefined);
    setLeft(new Set([...left].filter((one) => one !== id).concat(isChosen ? [] : [id])));
  };
  const keep = async () => {
    if (chosen.length === 0) return setProblem({ title: texts.nothing });
    setProblem(undefined);
    setAll(chosen.length);
    let done = 0;
    const error = await keepAll(chosen, onSave, (id) => {
      done += 1;
      setKept((before) => new Set([...before, id]));
    });
    setAll(0);
    if (error === undefined) onDone(done);
    else setProblem({ title: texts.stopped(done), text: messageOf(error, '') });
  };
  const known = candidates.filter(({ isKept }) => isKept).length;
  return (
    <form ref={place} className={styles.form} tabIndex={-1} noValidate onSubmit={submitBy(() => void keep())}>
      <h2>{texts.title(name)}</h2>
      <p>{texts.found(candidates.length, known)}</p>
      <ul className={styles.look}>
        {shown.slice(0, most).map((one) => (
          <Entry
            key={one.id}
            candidate={one}
            isChosen={!left.has(one.id)}
            onChoose={(isChosen) => choose(one.id, isChosen)}
          />
        ))}
      </ul>
      {shown.length > most && (
        <Button variant="line" size="small" onClick={() => setMost(most + atOnce)}>
          {passageTexts.more(shown.length - most)}
        </Button>
      )}
      <p role="status">{all > 0 && texts.keeping(all - chosen.length, all)}</p>
      {problem && (
        <Notice tone="error" title={problem.title}>
          {problem.text && <p>{problem.text}</p>}
        </Notice>
      )}
      <DialogActions confirm={texts.keep(chosen.length)} isBusy={all > 0} onClose={onClose} />
    </form>
  );
}
