import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'app',
  title: 'Validation de l’adresse e-mail',
} satisfies PageFacts;
