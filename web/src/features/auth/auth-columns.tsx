import { useState } from 'react';
import { paths } from '#web/platform/paths.ts';
import { authTexts as texts } from '#web/texts/auth.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import styles from './auth.module.css';
import { CredentialsForm } from './credentials-form.tsx';
import type { AuthMode } from './validation.ts';

const tabs = [
  { id: 'sign-in', label: texts.signIn, panel: <CredentialsForm mode="sign-in" place="auth" /> },
  { id: 'sign-up', label: texts.signUp, panel: <CredentialsForm mode="sign-up" place="auth" /> },
] as const;

/** The advantages of an account, and the way home (§2). */
const Reassurance = () => (
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
);

/** The two forms of /auth, beside the advantages of an account (§2). */
export function AuthColumns() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <PlatePage drawing="polaire" below={<Reassurance />}>
      <Tabs label={texts.choose} tabs={tabs} current={mode} onChange={setMode} />
    </PlatePage>
  );
}
