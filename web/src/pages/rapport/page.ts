import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'app',
  title: titled('Mon rapport'),
} satisfies PageFacts;
