import { type DragEvent, lazy, Suspense, useId, useRef } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './authenticite.module.css';
import fileBoxStyles from './file-box.module.css';
import { ResultTitle } from './result-title.tsx';
import { authenticityTexts as texts } from './texts.ts';
import { type Chosen, type Outcome, useCheck } from './use-check.ts';

type FileBoxProps = {
  chosen: Chosen | undefined;
  unread: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

const State = ({ chosen, onRemove }: Pick<FileBoxProps, 'chosen' | 'onRemove'>) =>
  chosen && (
    <p className={fileBoxStyles.chosen}>
      <span>{chosen.hash === undefined ? texts.reading : texts.chosen(chosen.name)}</span>
      <Button variant="line" size="small" onClick={onRemove}>
        {texts.remove}
      </Button>
    </p>
  );

/** Takes a PDF by a click, by the keyboard or dropped; it is read in the browser alone. */
const FileBox = ({ chosen, unread, onChoose, onRemove }: FileBoxProps) => {
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
      className={fileBoxStyles.box}
      aria-labelledby={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id={id}>{texts.compare}</h2>
      <input
        ref={input}
        className={fileBoxStyles.input}
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
      <div className={fileBoxStyles.local}>
        {texts.local.map((line) => (
          <p key={line} className="meta">
            {line}
          </p>
        ))}
      </div>
    </section>
  );
};

/** Loaded with the answer: most visitors read the page without a code. */
const Found = lazy(async () => ({ default: (await import('./found.tsx')).Found }));

type ResultProps = { outcome: Outcome; chosen: Chosen | undefined };

/** What the shop says of a code. */
const Result = ({ outcome, chosen }: ResultProps) => {
  if (outcome.kind === 'found')
    return (
      <Suspense>
        <Found {...outcome} chosen={chosen} />
      </Suspense>
    );
  return (
    <section className={styles.refusal} aria-label={texts.result}>
      <ResultTitle>{outcome.kind === 'unknown' ? texts.unknown : texts.failed}</ResultTitle>
      <p>{outcome.text}</p>
    </section>
  );
};

/** The form and its answer. It is prerendered and inactive until its code is loaded. */
export function CheckForm() {
  const check = useCheck();
  return (
    <>
      <form noValidate onSubmit={submitBy(check.check)} aria-label={texts.form}>
        <fieldset className={styles.form} disabled={!check.isReady}>
          <div className={styles.ask}>
            <Field
              name="code"
              label={texts.code}
              hint={texts.codeHint}
              value={check.code}
              onChange={check.type}
              error={check.missing}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
            />
            <Button type="submit" busy={check.isBusy}>
              {texts.check}
            </Button>
          </div>
          <FileBox
            chosen={check.chosen}
            unread={check.unread}
            onChoose={(file) => void check.choose(file)}
            onRemove={check.remove}
          />
        </fieldset>
      </form>
      <p role="status" className="sr">
        {check.isBusy && texts.checking}
      </p>
      {check.outcome && (
        <Result key={JSON.stringify(check.outcome)} outcome={check.outcome} chosen={check.chosen} />
      )}
    </>
  );
}
