import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'unlisted',
  title: 'Nouveau mot de passe',
} satisfies PageFacts;
