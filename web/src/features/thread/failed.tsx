import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { threadTexts as texts } from './texts.ts';

/** A thread, or its order, that could not be loaded. */
export const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <Notice tone="error" title={texts.loadFailed} />
    <p>
      <Button variant="line" size="small" onClick={onRetry}>
        {texts.retry}
      </Button>
    </p>
  </>
);
