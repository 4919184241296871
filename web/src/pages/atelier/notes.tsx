import { useState } from 'react';
import { maxNoteLength, type OpenPart } from '#domain/atelier.ts';
import { submitBy } from '#web/platform/form.ts';
import { ownShortDateTime } from '#web/platform/own-time.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/field.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { writeNote } from './api.ts';
import styles from './part.module.css';
import { partTexts as texts } from './texts.ts';
import { useSaving } from './use-saving.ts';

const problemOf = (text: string): string | undefined => {
  if (text.trim() === '') return texts.noteMissing;
  return text.trim().length > maxNoteLength ? texts.noteLong(maxNoteLength) : undefined;
};

type NotesProps = { part: OpenPart; onWritten: (notes: OpenPart['notes']) => void };

/** A refused memo stays in its field. */
function NoteForm({ part, onWritten }: NotesProps) {
  const toast = useToast();
  const [text, setText] = useState('');
  const { error, setError, isBusy, save } = useSaving();
  const submit = () => {
    const problem = problemOf(text);
    setError(problem);
    if (problem) return;
    void save(async () => {
      onWritten(await writeNote(part, text));
      setText('');
      toast({ tone: 'success', title: texts.noteAdded });
    });
  };
  return (
    <form className={styles.noteForm} noValidate onSubmit={submitBy(submit)}>
      <AreaField
        label={texts.note}
        name="note"
        rows={4}
        value={text}
        error={error}
        hint={texts.notesHint(maxNoteLength)}
        onChange={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="line" size="small" busy={isBusy}>
        {texts.addNote}
      </Button>
    </form>
  );
}

/** The memos between colleagues on a part, oldest first. */
export function Notes(props: NotesProps) {
  const { notes } = props.part;
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">{texts.notes}</h2>
      {notes.length === 0 && <p className={styles.quiet}>{texts.noNotes}</p>}
      <ol>
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${by}`}>
            <p>{text}</p>
            <p className="meta">
              {by}, {ownShortDateTime(new Date(at))}
            </p>
          </li>
        ))}
      </ol>
      <NoteForm {...props} />
    </section>
  );
}
