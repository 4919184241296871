import { useState } from 'react';
import { maxMemoLength, type OpenPart } from '#domain/atelier.ts';
import { submitBy } from '#web/platform/form.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { writeMemo } from './api.ts';
import { useSaving } from './confirm-dialog.tsx';
import styles from './part.module.css';
import { partTexts as texts } from './texts.ts';

const problemOf = (text: string): string | undefined => {
  if (text.trim() === '') return texts.memoMissing;
  return text.trim().length > maxMemoLength ? texts.memoLong(maxMemoLength) : undefined;
};

type MemosProps = { part: OpenPart; onWritten: (memos: OpenPart['memos']) => void };

/** A refused memo stays in its field. */
function MemoForm({ part, onWritten }: MemosProps) {
  const toast = useToast();
  const [text, setText] = useState('');
  const { error, setError, isBusy, save } = useSaving();
  const submit = () => {
    const problem = problemOf(text);
    setError(problem);
    if (problem) return;
    void save(async () => {
      onWritten(await writeMemo(part, text));
      setText('');
      toast({ tone: 'success', title: texts.memoAdded });
    });
  };
  return (
    <form className={styles.memoForm} noValidate onSubmit={submitBy(submit)}>
      <AreaField
        label={texts.memo}
        name="memo"
        rows={4}
        value={text}
        error={error}
        hint={texts.memosHint(maxMemoLength)}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="line" size="small" busy={isBusy}>
        {texts.addMemo}
      </Button>
    </form>
  );
}

/** The memos between colleagues on a part, oldest first. */
export function Memos(props: MemosProps) {
  const { memos } = props.part;
  return (
    <section className={styles.memos} aria-labelledby="memos">
      <h2 id="memos">{texts.memos}</h2>
      {memos.length === 0 && <p className={styles.quiet}>{texts.noMemos}</p>}
      <ol>
        {memos.map(({ at, by, text }) => (
          <li key={`${at} ${by}`}>
            <p>{text}</p>
            <p className="meta">
              {by}, {ownShortDateTime(new Date(at))}
            </p>
          </li>
        ))}
      </ol>
      <MemoForm {...props} />
    </section>
  );
}
