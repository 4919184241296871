import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Questions fréquentes',
  description:
    'Délais de livraison, déroulement d’une consultation, format PDF, données personnelles, remboursement : nos réponses avant de commander.',
  siteMap: { group: 'site', place: 6 },
} satisfies PageFacts;
