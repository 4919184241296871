import { allSigners } from '#domain/merchant/signers.ts';
import { inWords } from '#domain/texts/counts.ts';
import type { PageFacts } from '#web/shell/page-facts.ts';

export default {
  kind: 'public',
  title: 'À propos',
  description: `Une coopérative de ${inWords(allSigners.length)} experts qui calculent, écrivent et signent chaque rapport. Notre histoire, notre méthode, et ce que nous ne faisons pas.`,
  siteMap: { group: 'site', place: 4 },
} satisfies PageFacts;
