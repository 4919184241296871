import { texts } from '#content/page-examples.ts';
import { plainWords } from '#domain/texts/page-words.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Exemples de rapports',
  description: plainWords(texts.description),
  siteMap: { group: 'site', place: 2.5 },
} satisfies PageFacts;
