import { LegalPage } from '#web/features/legal/legal-page.tsx';
import { title } from './title.ts';

export default function Terms() {
  return <LegalPage id="cgv" title={title} />;
}
