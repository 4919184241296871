import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import styles from '#web/features/auth/auth.module.css';
import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import type { AuthMode } from '#web/features/auth/validation.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { authTexts as texts } from '#web/texts/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Tabs } from '#web/ui/tabs.tsx';

const tabs = [
  { id: 'sign-in', label: texts.signIn, panel: <CredentialsForm mode="sign-in" place="auth" /> },
  { id: 'sign-up', label: texts.signUp, panel: <CredentialsForm mode="sign-up" place="auth" /> },
] as const;

/** Where a session that expired was: a path of this site, or home. */
const returnPath = (state: unknown): string => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.home;
};

/** /auth (§2 «Auth»): whoever is signed in, or becomes so here, goes home, or back where a session expired. */
export default function AuthRoute() {
  const { user } = useSession();
  const navigate = useNavigate();
  const back = returnPath(useLocation().state);
  const [mode, setMode] = useState<AuthMode>('sign-in');
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) navigate(back, { replace: true });
  }, [isSignedIn, back, navigate]);
  return (
    <div className={classes('wrap', styles.page)}>
      <h1>{texts.title}</h1>
      <div className={styles.columns}>
        <div>
          <Tabs label={texts.choose} tabs={tabs} current={mode} onChange={setMode} />
        </div>
        <aside className={styles.aside} aria-label={texts.reassuranceLabel}>
          <ul>
            {texts.reassurance.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p>
            <ButtonLink variant="line" size="small" to={paths.home}>
              {texts.home}
            </ButtonLink>
          </p>
        </aside>
      </div>
    </div>
  );
}
