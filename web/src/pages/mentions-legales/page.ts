import { merchant } from '#domain/merchant.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';
import { title } from './title.ts';

export default {
  kind: 'public',
  title,
  description: `Éditeur, hébergeur, contact, médiateur et accessibilité du site ${merchant.shopName}.`,
  siteMap: { group: 'legal', place: 3 },
} satisfies PageFacts;
