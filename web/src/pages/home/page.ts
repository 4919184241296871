import { readingsInWords } from '#domain/texts/how-many.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: `Une naissance, ${readingsInWords} lectures`,
  description:
    'Consultations personnalisées d’astrologie occidentale, d’astrologie chinoise, de numérologie et de Human Design, écrites par un expert et livrées en PDF.',
  siteMap: { group: 'site', place: 1, label: 'Accueil' },
} satisfies PageFacts;
