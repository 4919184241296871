import { texts } from '#content/page-about.ts';
import { plainWords } from '#domain/texts/page-words.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'À propos',
  description: plainWords(texts.description),
  siteMap: { group: 'site', place: 4 },
} satisfies PageFacts;
