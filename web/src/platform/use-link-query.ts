import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTab, writeTab } from './tab-storage.ts';

const hasToken = (search: string): boolean => new URLSearchParams(search).has('token');

/**
 * The query of a mailed link, removed from address bar and history once it is read, because a token in them could be
 * seen, stored by the browser or sent as a referrer. Only this tab keeps it, for a reload.
 */
export const useLinkQuery = (): string => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const key = `link:${pathname}` as const;
  const [query] = useState(() => (hasToken(search) ? search : readTab(key)));
  useEffect(() => {
    if (!hasToken(search)) return;
    writeTab(key, search);
    navigate(pathname, { replace: true });
  }, [key, pathname, search, navigate]);
  return query;
};
