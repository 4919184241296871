import { useLocation, useNavigate } from 'react-router-dom';
import { accountCreatedTexts as texts } from '#web/features/account/created-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { readAccountQuery, withoutMarkers } from './query.ts';

/** Shown after a sign-up (§2). Only the profile shows whether the e-mail is verified, because anybody can type the query. */
export function SignUpBanner({ state }: { state: 'signedOut' | 'unverified' | 'verified' }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  if (!readAccountQuery(search, hash).isSignUpReturn) return null;
  const dismiss = () => navigate(withoutMarkers(pathname, search, hash), { replace: true });
  return (
    <Notice tone="success" title={texts.title} onDismiss={dismiss}>
      <p>{texts[state]}</p>
    </Notice>
  );
}
