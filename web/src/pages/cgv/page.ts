import { ofShop } from '#domain/merchant/contact.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';
import { title } from './title.ts';

export default {
  kind: 'public',
  title,
  description: `Conditions générales de vente ${ofShop} : commande, prix, délais, rétractation, garanties et médiation.`,
  siteMap: { group: 'legal', place: 1 },
} satisfies PageFacts;
