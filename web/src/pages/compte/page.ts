import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'session',
  title: 'Mon compte',
  siteMap: { group: 'orders', place: 2 },
} satisfies PageFacts;
