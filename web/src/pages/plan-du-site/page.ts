import { merchant } from '#domain/merchant.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';
import { title } from './title.ts';

export default {
  kind: 'public',
  title,
  description: `Toutes les pages du site ${merchant.shopName} : consultations, commande, compte et informations légales.`,
  siteMap: { group: 'legal', place: 6 },
} satisfies PageFacts;
