import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'missing',
  title: titled('Page introuvable'),
} satisfies PageFacts;
