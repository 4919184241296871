import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTab, writeTab } from './tab-storage.ts';

const hasToken = (search: string): boolean => new URLSearchParams(search).has('token');

/**
 * The query of a mailed link, which leaves address bar and history as soon as it is read: a token in them is seen over a
 * shoulder, kept by the browser and told to whoever asks for the address. This tab alone remembers it, for a reload.
 */
export const useLinkQuery = (): string => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const key = `link:${pathname}`;
  const [query] = useState(() => (hasToken(search) ? search : readTab(key)));
  useEffect(() => {
    if (!hasToken(search)) return;
    writeTab(key, search);
    navigate(pathname, { replace: true });
  }, [key, pathname, search, navigate]);
  return query;
};
