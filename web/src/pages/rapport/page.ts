import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'app',
  title: 'Mon rapport',
} satisfies PageFacts;
