import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { classes } from '#web/ui/classes.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AtelierHead } from './atelier-head.tsx';
import { readAtelierQuery } from './query.ts';
import styles from './shell.module.css';
import { atelierTexts as texts } from './texts.ts';

// The sign-in form needs none of this code.
const loadAtelier = () => import('./atelier.tsx');
const Atelier = lazy(async () => ({ default: (await loadAtelier()).Atelier }));
if (hasStoredSession()) void loadAtelier().catch(() => undefined);

// The list of files that every page reads stays short.
const SignedOut = lazy(() => import('./signed-out.tsx'));

/** /atelier: the page of experts and administrators. */
export default function AtelierRoute() {
  const { user, loading, expired } = useSession();
  const { part, reading, view } = readAtelierQuery(useLocation().search);
  const shown = part ?? reading;
  const place = shown ? `${shown.order_id} ${shown.service}` : view === 'notice' ? view : user?.id;
  const heading = useFocusOnChange(loading ? undefined : user ? place : 'signed-out');
  const coming = (
    <>
      <AtelierHead heading={heading} />
      <Skeleton label={texts.loading} />
    </>
  );
  return (
    <div className={classes('wrap', styles.page)}>
      {user ? (
        <Suspense fallback={coming}>
          <Atelier key={user.id} heading={heading} />
        </Suspense>
      ) : (
        <>
          <AtelierHead heading={heading} />
          {loading ? (
            <Loading />
          ) : (
            <Suspense fallback={<Loading />}>
              <SignedOut hasExpired={expired} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}
