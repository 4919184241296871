import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Exemples de rapports',
  description:
    'Huit rapports entiers en PDF, deux par discipline, d’après des naissances inventées : voyez ce que vous recevez avant de commander.',
  siteMap: { group: 'site', place: 2.5 },
} satisfies PageFacts;
