import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import { hasStoredSession } from '#web/platform/browser-storage.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { Loading } from '#web/shell/loading.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './atelier.module.css';
import { AtelierHead } from './atelier-head.tsx';
import { readAtelierQuery } from './query.ts';
import { atelierTexts as texts } from './texts.ts';

// Who is asked to sign in needs none of it.
const loadAtelier = () => import('./atelier.tsx');
const Atelier = lazy(async () => ({ default: (await loadAtelier()).Atelier }));
if (hasStoredSession()) void loadAtelier().catch(() => undefined);

/** Nobody signs up here: accounts of the atelier are made by the shop. */
const SignedOut = ({ hasExpired }: { hasExpired: boolean }) => (
  <div className={styles.signedOut}>
    <Notice tone="info" title={hasExpired ? texts.expired : texts.signInFirst} />
    <CredentialsForm mode="sign-in" place="account" />
  </div>
);

/** /atelier: where experts and administrators work. */
export default function AtelierRoute() {
  const { user, loading, expired } = useSession();
  const { part } = readAtelierQuery(useLocation().search);
  const place = part ? `${part.order_id} ${part.service}` : user?.id;
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
          {loading ? <Loading /> : <SignedOut hasExpired={expired} />}
        </>
      )}
    </div>
  );
}
