import { type DragEvent, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './file-box.module.css';
import { authenticityTexts as texts } from './texts.ts';
import type { Chosen } from './use-check.ts';

type FileBoxProps = {
  chosen: Chosen | undefined;
  unread: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

const State = ({ chosen, onRemove }: Pick<FileBoxProps, 'chosen' | 'onRemove'>) =>
  chosen && (
    <p className={styles.chosen}>
      <span>{chosen.hash === undefined ? texts.reading : texts.chosen(chosen.name)}</span>
      <Button variant="line" size="small" onClick={onRemove}>
        {texts.remove}
      </Button>
    </p>
  );

/** Takes a PDF by a click, by the keyboard or dropped; it is read in the browser alone. */
export const FileBox = ({ chosen, unread, onChoose, onRemove }: FileBoxProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <section
      className={styles.box}
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id={id}>{texts.compare}</h2>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={texts.choose}
        onChange={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = '';
        }}
      />
      <p>
        <Button variant="line" size="small" onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
      </p>
      <p>{texts.drop}</p>
      <div role="status">
        <State chosen={chosen} onRemove={onRemove} />
      </div>
      <FieldError id={`${id}-error`} error={unread} />
      <div className={styles.local}>
        {texts.local.map((line) => (
          <p key={line} className="meta">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
};
