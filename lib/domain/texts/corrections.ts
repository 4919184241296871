/** What is asked for in words, what it concerns, and what is said about it. */
import { formatDate } from '../dates.ts';
import type { CorrectionAnswer, CorrectionTopic, WordedKind } from '../requests.ts';
import { fr } from './typography.ts';

/** `meaning`: the right in one sentence, where it is used and in the privacy policy (GDPR, articles 16, 18 and 21). */
export const wordedTexts = {
  correction: {
    name: 'Correction',
    choice: fr('Corriger ce qui est faux'),
    meaning: fr('Rectification : ce qui est faux ou incomplet est corrigé.'),
  },
  limitation: {
    name: 'Limitation',
    choice: fr('Limiter l’usage de mes données'),
    meaning: fr(
      'Limitation : nous gardons vos données sans plus nous en servir, par exemple pendant que nous vérifions ce que vous contestez.',
    ),
  },
  objection: {
    name: 'Opposition',
    choice: fr('M’opposer à un usage'),
    meaning: fr(
      'Opposition : vous dites non à un usage qui repose sur notre intérêt légitime, pour une raison qui tient à vous ; nous l’arrêtons, sauf motif impérieux que nous vous disons.',
    ),
  },
} as const satisfies Record<WordedKind, object>;

export const topicTexts = {
  paper: 'Une note ou un avoir',
  report: 'Un rapport livré',
  notes: 'Les notes des experts',
  other: 'Autre chose',
  person: 'Une personne pour qui quelqu’un a commandé',
} as const satisfies Record<CorrectionTopic, string>;

/** The date of the answer, which mail and account name alike. */
export const answerBy = (dueAt: Date): string =>
  fr(`Nous vous répondons au plus tard le ${formatDate(dueAt)}.`);

type Outcome = CorrectionAnswer['outcome'];

export const outcomeTexts = {
  correction: { corrected: 'Corrigé', refused: 'Refusé' },
  limitation: { corrected: 'Limité', refused: 'Refusé' },
  objection: { corrected: 'Usage arrêté', refused: 'Refusé' },
} as const satisfies Record<WordedKind, Record<Outcome, string>>;

/** What a refusal must name (GDPR, article 12.4). */
export const remedies = fr(
  'Si vous n’êtes pas de cet avis, vous pouvez adresser une réclamation à la CNIL (cnil.fr ; 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07), et saisir le tribunal judiciaire.',
);
