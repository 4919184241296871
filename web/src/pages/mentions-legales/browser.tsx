import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { title } from './title.ts';

export default function Notices() {
  return <LegalPage id="mentions-legales" title={title} />;
}
