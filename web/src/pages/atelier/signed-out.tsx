import { CredentialsForm } from '#web/features/auth/credentials-form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PlatePage } from '#web/ui/plate-page.tsx';
import { atelierTexts as texts } from './texts.ts';

/** There is no sign-up here: the shop makes the accounts of the atelier. */
export default function SignedOut({ hasExpired }: { hasExpired: boolean }) {
  return (
    <PlatePage drawing="pole">
      <Notice tone="info" title={hasExpired ? texts.expired : texts.signInFirst} />
      <CredentialsForm mode="sign-in" place="account" />
    </PlatePage>
  );
}
