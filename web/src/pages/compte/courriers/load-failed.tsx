import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './courriers.module.css';
import { mailingsTexts as texts } from './texts.ts';

export const LoadFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className={styles.again}>
    <Notice tone="error" title={texts.loadFailed}>
      <p>{messageOf(error, texts.unexpected)}</p>
    </Notice>
    <Button variant="line" size="small" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
);
