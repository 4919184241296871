import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './atelier.module.css';
import { atelierTexts as texts } from './texts.ts';

/** What failed to load, the reason, and a button to retry. */
export const Failure = ({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) => (
  <div className={styles.state}>
    <Notice tone="error" title={title}>
      <p>{messageOf(error, '')}</p>
    </Notice>
    <Button variant="line" size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
);
