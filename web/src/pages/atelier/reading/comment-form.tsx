import { useEffect, useRef, useState } from 'react';
import { maxComment } from '#domain/second-reading.ts';
import { secondReadingTexts } from '#domain/texts/second-reading.ts';
import { submitBy } from '#web/platform/form.ts';
import { writtenError } from '#web/platform/written-error.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { useSaving } from '../confirm-dialog.tsx';
import { atelierTexts } from '../texts.ts';
import styles from './reading.module.css';
import { readingTexts as texts } from './texts.ts';

const { missing, long } = secondReadingTexts;

type CommentFormProps = {
  name: string;
  /** What is changed; empty for a new comment. */
  initial: string;
  onSave: (text: string) => Promise<void>;
  onClose: () => void;
};

/** What is typed stays in its field when it is refused or the network is away. */
export function CommentForm({ name, initial, onSave, onClose }: CommentFormProps) {
  const [text, setText] = useState(initial);
  const { error, setError, isBusy, save } = useSaving();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const submit = () => {
    const problem = writtenError(text, { most: maxComment, missing, long });
    setError(problem);
    if (problem === undefined) void save(() => onSave(text.trim()));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submitBy(submit)}>
      <AreaField
        label={texts.label}
        name={name}
        rows={4}
        hint={texts.hint}
        value={text}
        error={error}
        required
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <p className={styles.acts}>
        <Button type="submit" size="small" busy={isBusy}>
          {texts.save}
        </Button>
        <Button variant="line" size="small" onClick={onClose}>
          {atelierTexts.cancel}
        </Button>
      </p>
    </form>
  );
}
