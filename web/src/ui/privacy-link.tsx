import { privacyLink } from '#web/texts/privacy-link.ts';
import { Link } from './link.tsx';

/** Beside every form that takes personal data (GDPR, article 13). */
export const PrivacyLink = () => (
  <Link to={privacyLink.to} className="alone meta">
    {privacyLink.label}
  </Link>
);
