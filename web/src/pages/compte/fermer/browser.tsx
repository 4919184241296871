import styles from '#web/features/account/account.module.css';
import { ClosingNotice } from '#web/features/account/closing-notice.tsx';
import { SignInCard } from '#web/features/auth/sign-in-card.tsx';
import { useHydrated } from '#web/platform/hydrated.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { useFocusOnChange } from '#web/platform/use-focus-on-change.ts';
import { useLinkQuery } from '#web/platform/use-link-query.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Loading } from '#web/shell/loading.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { loadClosing } from './api.ts';
import { CloseForm } from './close-form.tsx';
import { Effects } from './effects.tsx';
import { HeldOrders } from './held-orders.tsx';
import { KeepByLink } from './keep-by-link.tsx';
import { closeTexts as texts } from './texts.ts';

function OwnAccount({ email }: { email: string }) {
  const closing = useLoaded(loadClosing, true);
  const { data, error, reload } = closing;
  const heading = useFocusOnChange(data && `${data.closes_at ?? ''}`);
  const hasFailed = error !== undefined && !data;
  const isAsked = data?.closes_at !== undefined;
  return (
    <div className={styles.close}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.title}
      </h1>
      {data?.closes_at && <ClosingNotice closesAt={data.closes_at} onKept={reload} isHere />}
      {data && data.held.length > 0 && <HeldOrders held={data.held} isAsked={isAsked} />}
      {!isAsked && <p>{texts.intro}</p>}
      <Effects />
      {!data && !hasFailed && <Loading />}
      {hasFailed && (
        <div className={styles.again}>
          <Notice tone="error" title={texts.loadFailed} />
          <Button variant="line" onClick={reload}>
            {texts.retry}
          </Button>
        </div>
      )}
      {data && !isAsked && data.held.length === 0 && (
        <CloseForm email={email} onAsked={(next) => closing.change(() => next)} />
      )}
    </div>
  );
}

/** /compte/fermer, and the mailed link that takes the wish back. */
export default function CloseRoute() {
  const { user, loading } = useSession();
  const query = new URLSearchParams(useLinkQuery());
  const isByLink = useHydrated() && query.has('token');
  if (isByLink)
    return (
      <div className={classes('wrap', styles.page)}>
        <KeepByLink query={query} />
      </div>
    );
  return (
    <div className={classes('wrap', styles.page)}>
      {user ? (
        <OwnAccount key={user.id} email={user.email} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          {loading ? (
            <Loading />
          ) : (
            <div className={styles.signedOut}>
              <p>{texts.signIn}</p>
              <PlatePage drawing="polaire">
                <SignInCard />
              </PlatePage>
            </div>
          )}
        </>
      )}
    </div>
  );
}
