import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'app',
  title: 'Vos données, si quelqu’un a commandé pour vous',
} satisfies PageFacts;
