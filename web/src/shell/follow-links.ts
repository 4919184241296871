import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** A click that the browser handles itself: another tab, another window, a download. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/** The link under a click, if it leads to a page of this site; files and the API have none. */
const pageLink = ({ target }: MouseEvent): HTMLAnchorElement | undefined => {
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"], a[href^="#"]') : null;
  return link && !link.target && !/\.|^\/api/.test(link.pathname) ? link : undefined;
};

/**
 * Follows the links of the whole document without a page load, both those of components and those of static HTML,
 * which React does not know. The browser itself scrolls to an anchor of the same page.
 */
export const useFollowLinks = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isForBrowser(event) ? undefined : pageLink(event);
      if (!link || (link.hash && link.href === location.href)) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
