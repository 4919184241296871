import { LegalText } from '#web/features/legal/legal-sections.tsx';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { notices } from './texts.ts';

export default { 'mentions-legales': () => <LegalText {...notices} /> } satisfies StaticParts;
