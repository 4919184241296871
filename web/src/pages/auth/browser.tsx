import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from '#web/features/auth/auth.module.css';
import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import type { AuthMode } from '#web/features/auth/validation.ts';
import { useDeferredHydrated } from '#web/platform/hydrated.ts';
import { paths } from '#web/platform/paths.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Loading } from '#web/shell/loading.tsx';
import { authTexts } from '#web/texts/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { id: 'sign-in', label: authTexts.signIn, panel: <CredentialsForm mode="sign-in" place="auth" /> },
  { id: 'sign-up', label: authTexts.signUp, panel: <CredentialsForm mode="sign-up" place="auth" /> },
] as const;

/** The advantages of an account, and the way home (§2). */
const Reassurance = () => (
  <aside className={styles.aside} aria-label={authTexts.reassuranceLabel}>
    <ul>
      {authTexts.reassurance.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    <p>
      <ButtonLink variant="line" size="small" to={paths.home}>
        {authTexts.home}
      </ButtonLink>
    </p>
  </aside>
);

/** The two forms of /auth, beside the advantages of an account (§2). */
export function AuthColumns() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <PlatePage drawing="pole" below={<Reassurance />}>
      <Tabs label={authTexts.choose} tabs={tabs} current={mode} onChange={setMode} />
    </PlatePage>
  );
}

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
      <h1>{authTexts.title}</h1>
      {isReady ? <AuthColumns /> : <Loading />}
    </div>
  );
}
