import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { title } from './title.ts';

export default function TermsOfUse() {
  return <LegalPage id="cgu" title={title} />;
}
