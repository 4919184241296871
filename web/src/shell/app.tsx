import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { BackgroundRedirects } from '#web/platform/background-redirects.tsx';
import { onQuestion, openQuestion } from '#web/platform/code-question.ts';
import { useDeferredHydrated } from '#web/platform/hydrated.ts';
import { SessionProvider, useSession } from '#web/platform/session-react.tsx';
import { shellTexts } from '#web/texts/shell.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Loading } from './loading.tsx';
import { type Page, pageAt } from './router.tsx';

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
const useFollowLinks = (): void => {
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
const useRouteEffects = (page: Page): void => {
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

/** The page of the first address, loaded before React starts, so that nothing suspends during hydration. */
type FirstPage = { readonly page: Page; readonly Component: ComponentType };

const Waiting = () => (
  <div className={`wrap ${styles.waiting}`}>
    <Loading />
  </div>
);

const ExpiredNotice = lazy(() => import('./expired-notice.tsx'));

const Expired = () =>
  useSession().expired && (
    <Suspense>
      <ExpiredNotice />
    </Suspense>
  );

const CodeDialog = lazy(() => import('#web/features/auth/code-dialog.tsx'));

/** The dialog of the second factor, on every page with a sign-in. */
const CodeAsked = () => {
  const question = useSyncExternalStore(onQuestion, openQuestion, () => undefined);
  return (
    question && (
      <Suspense>
        <CodeDialog question={question} />
      </Suspense>
    )
  );
};

/** Parts that depend on the query are not prerendered. */
const AppPage = ({ Component }: { Component: ComponentType }) =>
  useDeferredHydrated() ? <Component /> : <Waiting />;

const CurrentPage = ({ first }: { first: FirstPage }) => {
  const page = pageAt(useLocation().pathname);
  useRouteEffects(page);
  useFollowLinks();
  const Component = page === first.page ? first.Component : page.Component;
  return (
    <Suspense fallback={<Waiting />}>
      <ErrorBoundary key={page.path}>
        {page.kind === 'app' ? <AppPage Component={Component} /> : <Component />}
      </ErrorBoundary>
    </Suspense>
  );
};

/** The whole site inside a router; the footer is static and outside of it. */
export const App = ({ first }: { first: FirstPage }) => (
  <ToastProvider>
    <SessionProvider>
      <BackgroundRedirects />
      <a className={styles.skip} href="#contenu">
        {shellTexts.skip}
      </a>
      <Header />
      <main id="contenu" className={styles.main} tabIndex={-1}>
        <CurrentPage first={first} />
      </main>
      <Expired />
      <CodeAsked />
    </SessionProvider>
  </ToastProvider>
);
