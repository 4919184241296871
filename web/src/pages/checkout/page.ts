import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'app',
  title: titled('Commande'),
  siteMap: { group: 'orders', place: 1, label: 'Commander une consultation' },
} satisfies PageFacts;
