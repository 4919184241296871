import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '#web/features/auth/auth.module.css';
import { AuthColumns } from '#web/features/auth/auth-columns.tsx';
import { useDeferredHydrated } from '#web/platform/hydrated.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Loading } from '#web/shell/loading.tsx';
import { authTexts as texts } from '#web/texts/auth.ts';
import { classes } from '#web/ui/classes.ts';

/** The path of this site where the session expired, or the home page. */
const returnPath = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.home;
};

/** /auth (§2 «Auth»): a signed-in visitor is redirected to the home page, or to the page where the session expired. */
export default function AuthRoute() {
  const { user } = useSession();
  const navigate = useNavigate();
  const back = returnPath(useLocation().state);
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) navigate(back, { replace: true });
  }, [isSignedIn, back, navigate]);
  // Before hydration the browser itself would submit the form.
  const isReady = useDeferredHydrated();
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{texts.title}</h1>
      {isReady ? <AuthColumns /> : <Loading />}
    </div>
  );
}
