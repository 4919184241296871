import { shownExperts } from '#domain/merchant/experts.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Nos experts',
  description: `${shownExperts.map(({ name }) => name).join(', ')} : leur discipline, leur parcours et leur façon d’écrire votre rapport.`,
  siteMap: { group: 'site', place: 5 },
} satisfies PageFacts;
