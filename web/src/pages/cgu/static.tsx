import { LegalText } from '#web/features/legal/legal-sections.tsx';
import type { StaticParts } from '#web/shell/static-parts.ts';
import { termsOfUse } from './texts.ts';

export default { cgu: () => <LegalText {...termsOfUse} /> } satisfies StaticParts;
