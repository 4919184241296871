import { useState } from 'react';
import { nameOf } from '#domain/catalogue.ts';
import { messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { ordersTexts as texts } from '#web/texts/account.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { reportLink } from './api.ts';

/** Opens a report in a new tab (§2). `path` is the `url` of the order's `file_urls`. */
export function ReportButton({ service, path }: { service: string; path: string }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      await openInTab(() => reportLink(path));
    } catch (error) {
      toast({ title: texts.openFailed, text: messageOf(error, ''), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="line" size="small" busy={isBusy} onClick={() => void open()}>
      <span>
        {texts.openPdf}
        <span className="sr"> {nameOf(service)}</span>
      </span>
    </Button>
  );
}
