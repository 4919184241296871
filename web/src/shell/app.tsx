import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { BackgroundRedirects } from '#web/platform/background-redirects.tsx';
import { onQuestion, openQuestion } from '#web/platform/code-question.ts';
import { useDeferredHydrated } from '#web/platform/hydrated.ts';
import { SessionProvider, useSession } from '#web/platform/session-react.tsx';
import { shellTexts } from '#web/texts/shell.ts';
import { ToastProvider } from '#web/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useFollowLinks } from './follow-links.ts';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { Loading } from './loading.tsx';
import { useRouteEffects } from './route-effects.ts';
import { type Page, pageAt } from './router.tsx';

/** The page of the first address, loaded before React starts, so that nothing suspends during hydration. */
export type FirstPage = { readonly page: Page; readonly Component: ComponentType };

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
