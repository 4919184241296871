import { merchant } from '#domain/merchant.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';
import { title } from './title.ts';

export default {
  kind: 'public',
  title,
  description: `Règles d’usage du site ${merchant.shopName} : compte, guidance du jour, contenus, responsabilité et litiges.`,
  siteMap: { group: 'legal', place: 2 },
} satisfies PageFacts;
