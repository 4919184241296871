import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Page } from './router.tsx';

const heading = (anchor: string): HTMLElement | null => {
  const section = anchor === '' ? null : document.getElementById(anchor);
  return section?.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('main h1');
};

/** Moves the focus to the title of the new page; after «back» the browser restores the position. */
const arrive = (anchor: string, isBack: boolean): void => {
  const target = heading(anchor) ?? document.querySelector<HTMLElement>('main');
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
  if (isBack) return;
  const section = anchor === '' ? null : document.getElementById(anchor);
  if (section) section.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Title, focus and scroll position after navigation inside the site; the browser handles the first page. */
export const useRouteEffects = (page: Page): void => {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const place = `${pathname}${hash}`;
  const shown = useRef(place);
  // It runs before the page's own effects, because a page with steps sets its own titles.
  useLayoutEffect(() => {
    document.title = page.title;
  }, [page]);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    arrive(hash.slice(1), isBack);
  }, [place, hash, isBack]);
};
