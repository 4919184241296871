import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './choices.module.css';
import { cookiesTexts as texts } from './texts.ts';

const load = () => import('./stored-keeping.ts');

/** Whether this device keeps opened reports, asked beside the first report and changed here too. */
export const ReportChoice = () => {
  const [words, setWords] = useState<string>(texts.reportsUnanswered);
  const fail = () => setWords(texts.failed);
  useEffect(() => {
    load().then(({ readKeeping }) => setWords(readKeeping() ?? texts.reportsUnanswered), fail);
  }, []);
  const answer = (keeps: boolean) => () =>
    void load()
      .then(({ answerKeeping }) => answerKeeping(keeps))
      .then(setWords, fail);
  return (
    <section className={styles.choices} aria-label={texts.reports}>
      <h2>{texts.reports}</h2>
      <p>{texts.reportsIntro}</p>
      <p className={styles.actions}>
        <Button variant="line" onClick={answer(true)}>
          {texts.keepReports}
        </Button>
        <Button variant="line" onClick={answer(false)}>
          {texts.keepNoReport}
        </Button>
      </p>
      <p className={styles.status} role="status">
        <span key={words}>{words}</span>
      </p>
    </section>
  );
};
