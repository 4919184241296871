import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'session',
  title: 'Ce que nous vous écrivons',
} satisfies PageFacts;
