import { lazy, Suspense } from 'react';
import { submitBy } from '#web/platform/form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import styles from './authenticite.module.css';
import { FileBox } from './file-box.tsx';
import { ResultTitle } from './result-title.tsx';
import { authenticityTexts as texts } from './texts.ts';
import { type Chosen, type Outcome, useCheck } from './use-check.ts';

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
