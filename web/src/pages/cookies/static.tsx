import { LegalText } from '#web/features/legal/legal-sections.tsx';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { cookies } from './policy-texts.ts';

export default { cookies: () => <LegalText {...cookies} /> } satisfies StaticParts;
