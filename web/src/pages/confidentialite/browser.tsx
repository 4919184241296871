import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { title } from './title.ts';

export default function Privacy() {
  return <LegalPage id="confidentialite" title={title} />;
}
