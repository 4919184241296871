import { useState } from 'react';
import { mailedReportLink } from '#domain/wire/reports.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { useToast } from '#web/ui/toast.tsx';
import { reportTexts as texts } from './texts.ts';

/** `dead` for good: replaced, revoked, never made, or expired without saying when it would. */
export type LinkState = 'ready' | 'opening' | 'opened' | 'expired' | 'dead';

/** Of a mail's link; `expires` in seconds since 1970, absent in older mails. */
export type ReportLink = { readonly token: string; readonly expires: number | undefined };

const firstState = ({ token, expires = Infinity }: ReportLink): LinkState => {
  if (!token) return 'dead';
  return expires * 1000 <= Date.now() ? 'expired' : 'ready';
};

/** Opens the report of a mail's link, as often as it is clicked; nothing happens by opening the page. */
export const useReportLink = (link: ReportLink) => {
  const { token } = link;
  const toast = useToast();
  const [state, setState] = useState<LinkState>(() => firstState(link));

  const open = async () => {
    setState('opening');
    try {
      await openInTab(async () => (await call(mailedReportLink, { body: { token } })).url);
      setState('opened');
    } catch (error) {
      const isDead = error instanceof ApiError && error.code === 'link_invalid';
      setState(isDead ? 'dead' : 'ready');
      if (isDead) return;
      toast({
        title: texts.failed,
        text: messageOf(error, texts.unexpected),
        tone: 'destructive',
        about: 'report',
      });
    }
  };
  return { state, open };
};
