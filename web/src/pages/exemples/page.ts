import { reportExamples } from '#domain/merchant/examples.ts';
import { inWords } from '#domain/texts/counts.ts';
import { capitalized } from '#domain/texts/typography.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'Exemples de rapports',
  description: `${capitalized(inWords(reportExamples.length))} rapports entiers en PDF, deux par discipline, d’après des naissances inventées : voyez ce que vous recevez avant de commander.`,
  siteMap: { group: 'site', place: 2.5 },
} satisfies PageFacts;
