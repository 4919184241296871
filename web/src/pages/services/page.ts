import { pack } from '#domain/the-pack.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Nos services',
  description: `Ce que contient chaque consultation, son prix, son format et ses délais : astrologie occidentale et chinoise, numérologie, Human Design${pack ? ' et pack complet' : ''}.`,
  siteMap: { group: 'site', place: 2 },
} satisfies PageFacts;
