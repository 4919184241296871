import { useState } from 'react';
import { authTexts as texts } from '#web/texts/auth.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { AuthMode } from './validation.ts';

const tabs = (['sign-in', 'sign-up'] as const).map((id) => ({
  id,
  label: id === 'sign-in' ? texts.signIn : texts.signUp,
  panel: <CredentialsForm mode={id} place="account" />,
}));

/** The card of /compte for visitors who are not signed in: one form, two modes (§2), in the tabs of /auth. */
export function SignInCard() {
  const [mode, setMode] = useState<AuthMode>('sign-in');
  return (
    <section aria-label={texts.choose}>
      <Tabs label={texts.choose} tabs={tabs} current={mode} onChange={setMode} />
    </section>
  );
}
