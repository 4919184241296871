/** Corrections that are asked for in words: what they concern, and what is said about them. */
import { formatDate } from '../dates.ts';
import type { CorrectionAnswer, CorrectionTopic } from '../requests.ts';
import { fr } from './typography.ts';

export const topicTexts = {
  paper: 'Une note ou un avoir',
  report: 'Un rapport livré',
  notes: 'Les notes des experts',
  other: 'Autre chose',
} as const satisfies Record<CorrectionTopic, string>;

/** The date of the answer, which mail and account name alike. */
export const answerBy = (dueAt: Date): string =>
  fr(`Nous vous répondons au plus tard le ${formatDate(dueAt)}.`);

export const outcomeTexts = {
  corrected: 'Corrigé',
  refused: 'Refusé',
} as const satisfies Record<CorrectionAnswer['outcome'], string>;

/** What a refusal must name (GDPR, article 12.4). */
export const remedies = fr(
  'Si vous n’êtes pas de cet avis, vous pouvez adresser une réclamation à la CNIL (cnil.fr ; 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07), et saisir le tribunal judiciaire.',
);
