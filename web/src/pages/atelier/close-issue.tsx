import { useState } from 'react';
import type { Issue } from '#domain/issues.ts';
import { orderNumber } from '#domain/order.ts';
import { messageOf } from '#web/platform/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { close } from './api.ts';
import { issuesTexts as texts } from './issues-texts.ts';

/** «Vu», for a report that repeats others; the list reloads after it. */
export function CloseIssue({ issue, onDone }: { issue: Issue; onDone: () => void }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const seen = async () => {
    setBusy(true);
    try {
      await close(issue.id);
      toast({ tone: 'success', title: texts.closed });
      onDone();
    } catch (error) {
      toast({ tone: 'destructive', title: texts.closeFailed, text: messageOf(error, '') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void seen()}>
      <span>
        {texts.close}
        <span className="sr"> {orderNumber(issue.order_id ?? '')}</span>
      </span>
    </Button>
  );
}
