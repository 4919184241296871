import { texts } from '#content/page-services.ts';
import { plainWords } from '#domain/texts/page-words.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Nos services',
  description: plainWords(texts.description),
  siteMap: { group: 'site', place: 2 },
} satisfies PageFacts;
