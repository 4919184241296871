import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'app',
  title: 'Commande',
  siteMap: { group: 'orders', place: 1, label: 'Commander une consultation' },
} satisfies PageFacts;
