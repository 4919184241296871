import { LegalText } from '#web/features/legal/legal-sections.tsx';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { privacy } from './texts.ts';

export default { confidentialite: () => <LegalText {...privacy} /> } satisfies StaticParts;
