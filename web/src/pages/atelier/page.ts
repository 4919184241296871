import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'session',
  title: titled('L’atelier'),
} satisfies PageFacts;
