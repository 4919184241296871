import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Politique de cookies',
  description:
    'Ce que le site garde dans votre navigateur, ce que déposent des tiers, et vos choix : tout accepter, tout refuser ou personnaliser.',
  siteMap: { group: 'legal', place: 5 },
} satisfies PageFacts;
