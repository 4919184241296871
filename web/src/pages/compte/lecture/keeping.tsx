import { Button } from '#web/ui/button.tsx';
import styles from './keeping.module.css';
import { readingTexts as texts } from './texts.ts';
import type { Keeping } from './use-keeping.ts';

/** Asked once, before anything is kept: somebody else may use the device. Both answers look the same. */
export const KeepingQuestion = ({ keeping }: { keeping: Keeping | undefined }) =>
  keeping?.keeps === undefined && keeping ? (
    <section className={styles.question} aria-labelledby="garder-titre">
      <h2 id="garder-titre">{texts.keepTitle}</h2>
      <p>{texts.keepWhy}</p>
      <p className={styles.answers}>
        <Button variant="line" size="small" onClick={() => keeping.answer(true)}>
          {texts.keep}
        </Button>
        <Button variant="line" size="small" onClick={() => keeping.answer(false)}>
          {texts.keepNothing}
        </Button>
      </p>
    </section>
  ) : null;

/** The answer beside the report, and its change. */
export const KeepingAnswer = ({ keeping }: { keeping: Keeping | undefined }) => {
  if (keeping?.keeps === undefined) return null;
  const { keeps, answer } = keeping;
  return (
    <p className={`meta ${styles.answer}`}>
      <span key={String(keeps)}>{keeps ? texts.keeps : texts.keepsNothing}</span>{' '}
      <button type="button" onClick={() => answer(!keeps)}>
        <span key={String(keeps)}>{keeps ? texts.stopKeeping : texts.startKeeping}</span>
      </button>
    </p>
  );
};
