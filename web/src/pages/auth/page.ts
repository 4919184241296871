import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'session',
  title: 'Connexion',
  siteMap: { group: 'orders', place: 3, label: 'Connexion et inscription' },
} satisfies PageFacts;
