import { useState } from 'react';
import { authTexts as texts } from '#web/texts/auth.ts';
import { Segment } from '#web/ui/segment.tsx';
import styles from './auth.module.css';
import { CredentialsForm } from './credentials-form.tsx';
import type { AuthMode } from './validation.ts';

const modes = [
  { value: 'sign-in', label: texts.signIn },
  { value: 'sign-up', label: texts.signUp },
] as const;

/** The card of /compte for visitors who are not signed in: one form, two modes (§2). */
export function SignInCard() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <section className={styles.card} aria-label={texts.choose}>
      <Segment label={texts.choose} options={modes} value={mode} onChange={setMode} />
      <CredentialsForm mode={mode} place="account" />
    </section>
  );
}
