import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'app',
  title: titled('Ne plus recevoir la guidance'),
} satisfies PageFacts;
