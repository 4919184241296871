import { useState } from 'react';
import { mailedReportLink } from '#domain/reports-api.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { reportTexts as texts } from '#web/texts/report.ts';
import { useToast } from '#web/ui/toast.tsx';

/** `dead` for good: expired, replaced, revoked or never made. */
export type LinkState = 'ready' | 'opening' | 'opened' | 'dead';

/** Opens the report of a mail's link, as often as it is clicked; nothing happens by opening the page. */
export const useReportLink = (token: string) => {
  const toast = useToast();
  const [state, setState] = useState<LinkState>(token ? 'ready' : 'dead');

  const open = async () => {
    setState('opening');
    try {
      await openInTab(async () => (await call(mailedReportLink, { body: { token } })).url);
      setState('opened');
    } catch (error) {
      const isDead = error instanceof ApiError && error.code === 'link_invalid';
      setState(isDead ? 'dead' : 'ready');
      if (isDead) return;
      toast({ title: texts.failed, text: messageOf(error, texts.unexpected), tone: 'destructive' });
    }
  };
  return { state, open };
};
