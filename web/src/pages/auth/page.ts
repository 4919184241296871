import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'session',
  title: titled('Connexion'),
  siteMap: { group: 'orders', place: 3, label: 'Connexion et inscription' },
} satisfies PageFacts;
