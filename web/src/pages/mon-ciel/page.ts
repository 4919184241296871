import { texts } from '#content/page-sky.ts';
import { plainWords } from '#domain/texts/page-words.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';
import { monCielTexts } from './texts.ts';

export default {
  kind: 'public',
  title: monCielTexts.title,
  description: plainWords(texts.description),
  siteMap: { group: 'site', place: 3.5 },
} satisfies PageFacts;
