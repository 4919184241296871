import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'app',
  title: 'Question',
} satisfies PageFacts;
