import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Mailing, mailingPage, mailingParameter, mailings, mailingsPath } from '#domain/mailings.ts';
import { readTab, writeTab } from '#web/platform/tab-storage.ts';

export type MailLink = {
  /** The sort of the mail that led here; undefined for all sorts. */
  readonly only: Mailing | undefined;
  /** The secret of a guidance's link. */
  readonly token: string | undefined;
};

const key = `link:${mailingsPath}`;

/**
 * The query of this page. The secret leaves address bar and history like that of every mailed link (`useLinkQuery`), but
 * the sort stays there, so that the same tab can show all sorts later.
 */
export const useMailLink = (): MailLink => {
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const sent = query.get('token');
  const only = mailings.find((one) => one === query.get(mailingParameter));
  const [token] = useState(() => sent ?? readTab(key));
  useEffect(() => {
    if (sent === null) return;
    writeTab(key, sent);
    navigate(mailingPage('guidance'), { replace: true });
  }, [sent, navigate]);
  return { only, token: only === 'guidance' && token !== '' ? token : undefined };
};
