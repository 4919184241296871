import { useState } from 'react';
import { hasExpired } from '#domain/links.ts';
import { mailedReportLink } from '#domain/wire/reports.ts';
import { call } from '#web/platform/api-client.ts';
import { ApiError, messageOf } from '#web/platform/errors.ts';
import { openInTab } from '#web/platform/open-tab.ts';
import { useToast } from '#web/ui/toast.tsx';
import { reportTexts as texts } from './texts.ts';

/** `dead` is final: the link was replaced, revoked, never made, or expired without a stated date. */
export type LinkState = 'ready' | 'opening' | 'opened' | 'expired' | 'dead';

const firstState = (query: URLSearchParams): LinkState => {
  if (!query.get('token')) return 'dead';
  return hasExpired(query, new Date()) ? 'expired' : 'ready';
};

/** Opens the report of a mail's link at each click; opening the page does nothing. */
export const useReportLink = (query: URLSearchParams) => {
  const token = query.get('token') ?? '';
  const toast = useToast();
  const [state, setState] = useState<LinkState>(() => firstState(query));

  const open = async (edition?: 'print') => {
    setState('opening');
    try {
      await openInTab(async () => (await call(mailedReportLink, { body: { token, edition } })).url);
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
