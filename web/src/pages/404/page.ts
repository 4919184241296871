import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'missing',
  title: 'Page introuvable',
} satisfies PageFacts;
