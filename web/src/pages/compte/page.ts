import type { PageFacts } from '#web/shell/page-facts.ts';
import { titled } from '#web/texts/titled.ts';

export default {
  kind: 'session',
  title: titled('Mon compte'),
  siteMap: { group: 'orders', place: 2, label: 'Mon compte' },
} satisfies PageFacts;
