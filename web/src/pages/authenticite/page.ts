import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Authenticité',
  description:
    'Vérifier qu’un rapport vient de chez nous : son code dit la consultation, le jour et la version, jamais le nom. Le PDF se compare sans être envoyé.',
  siteMap: { group: 'site', place: 6.5 },
} satisfies PageFacts;
