import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'À propos',
  description:
    'Une coopérative de quatre experts qui calculent, écrivent et signent chaque rapport. Notre histoire, notre méthode, et ce que nous ne faisons pas.',
  siteMap: { group: 'site', place: 4 },
} satisfies PageFacts;
