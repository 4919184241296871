import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'unlisted',
  title: titled('Nouveau mot de passe'),
} satisfies PageFacts;
