import { useLocation, useNavigate } from 'react-router-dom';
import { accountCreatedTexts as texts } from '#web/features/account/created-texts.ts';
import { useSession } from '#web/platform/session-react.tsx';
import { Notice } from '#web/ui/notice.tsx';

const marker = 'account_created';

/** Home, `?account_created=true` (§2): says «connecté» only when the visitor is signed in. */
export function AccountCreatedBanner() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user, loading } = useSession();
  const query = new URLSearchParams(search);
  if (loading || query.get(marker) !== 'true') return null;
  const dismiss = () => {
    query.delete(marker);
    navigate(query.size === 0 ? pathname : `${pathname}?${query}`, { replace: true });
  };
  return (
    <Notice tone="success" title={texts.title} onDismiss={dismiss}>
      <p>{user ? texts.verifiedSignedIn : texts.verified}</p>
    </Notice>
  );
}
