import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'unlisted',
  title: 'Mot de passe oublié',
} satisfies PageFacts;
