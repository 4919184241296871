import { texts } from '#content/page-home.ts';
import { plainWords, voicesOf } from '#domain/texts/page-words.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

const words = voicesOf(texts.title);

export default {
  kind: 'public',
  title: `${words.first} ${words.second}`.replace(/\.$/, ''),
  description: plainWords(texts.description),
  siteMap: { group: 'site', place: 1, label: 'Accueil' },
  words,
} satisfies PageFacts;
