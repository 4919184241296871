import { checkTexts as texts } from '../../texts/checks.ts';
import { fold } from '../fold.ts';
import type { Contradiction } from './contradictions.ts';
import { beginning, mostNamed } from './draft-rules.ts';
import type { Finding } from './finding.ts';

/** Sentences that contradict the chart in the expert's own words; inserted values are held against the dossier anyway. */
export const chartFindings = (contradictions: readonly Contradiction[]): Finding[] => {
  const found = contradictions
    .filter(({ isTyped }) => isTyped)
    .map(
      ({ section, title, sentence, about, said, is }): Finding => ({
        id: `chart ${section} ${fold(`${about} ${said} ${sentence}`).slice(0, mostNamed)}`,
        kind: 'chart',
        section,
        text: texts.contradiction(about, said, is, title),
        quotes: [beginning(sentence)],
        confirm: true,
        stops: true,
      }),
    );
  return [...new Map(found.map((finding) => [finding.id, finding])).values()];
};
