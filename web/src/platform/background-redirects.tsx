import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasMarkers } from './markers.ts';

/** Applies the background redirect rules (§2) on every page; renders nothing. */
export function BackgroundRedirects() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const address = { pathname, search, hash };
    if (!hasMarkers(address)) return;
    let left = false;
    const apply = async () => {
      const { redirectFor } = await import('./redirects.ts');
      const { emailRedirect, paymentRedirect } = await import('./local-store.ts');
      const flags = {
        payment: paymentRedirect.read() !== undefined,
        email: emailRedirect.read() !== undefined,
      };
      const redirect = redirectFor(address, flags);
      if (left || !redirect) return;
      if (redirect.clears === 'email') emailRedirect.clear();
      if (redirect.clears === 'payment') paymentRedirect.clear();
      navigate(redirect.to, { replace: true });
    };
    // Offline the rules cannot be loaded: the visitor stays, and the next page applies them.
    apply().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [pathname, search, hash, navigate]);
  return null;
}
