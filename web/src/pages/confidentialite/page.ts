import type { PageFacts } from '#web/shell/page-facts.ts';
import { title } from './title.ts';

export default {
  kind: 'public',
  title,
  description:
    'Les données que nous gardons, pourquoi, combien de temps, qui y a accès et comment les faire corriger ou effacer.',
  siteMap: { group: 'legal', place: 4 },
} satisfies PageFacts;
