import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'app',
  title: 'Ne plus recevoir la guidance',
} satisfies PageFacts;
