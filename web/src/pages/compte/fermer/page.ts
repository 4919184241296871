import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'session',
  title: 'Fermer mon compte',
} satisfies PageFacts;
