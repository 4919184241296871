import { marginQuestions, maxMarginQuestion } from '#domain/margin.ts';
import { fr } from '#domain/texts/typography.ts';

const counts = ['aucune question', 'une question', 'deux questions', 'trois questions'] as const;
const countOf = (count: number): string => counts[count] ?? `${count} questions`;

/** «Questions en marge» of the reading page. */
export const marginTexts = {
  open: (author: string) => fr(`Interroger ${author} sur cette phrase`),
  choose: (author: string) => fr(`Interroger ${author} sur une phrase`),
  leave: 'Laisser',
  picked: fr('Phrase choisie'),
  title: fr('Une question en marge'),
  sentence: 'La phrase',
  required: 'Choisissez une phrase.',
  label: (author: string) => fr(`Votre question à ${author}`),
  left: (left: number) => fr(`Il vous reste ${countOf(left)} sur ${marginQuestions}.`),
  count: (written: number) =>
    written > maxMarginQuestion
      ? fr(`${written - maxMarginQuestion} de trop sur ${maxMarginQuestion}`)
      : `${written} sur ${maxMarginQuestion}`,
  send: 'Demander',
  cancel: 'Annuler',
  summary: fr('La question n’est pas complète'),
  failed: fr('La question n’est pas partie'),
  unexpected: fr('Réessayez dans un instant : votre texte est toujours là.'),
  sent: fr('Question envoyée'),
  notes: 'Questions en marge',
  number: (number: number) => `question ${number}`,
  quote: (number: number, quote: string) => fr(`${number}. « ${quote} »`),
  you: (at: string) => fr(`Vous, ${at}`),
  by: (name: string, at: string) => fr(`${name}, ${at}`),
  due: (author: string, day: string) => fr(`${author} répond au plus tard ${day}.`),
  /** Below the contents. */
  told: (asked: number, left: number | undefined, until: string) => {
    const some = asked === 0 ? '' : `${asked > 1 ? `${asked} questions` : 'Une question'} en marge. `;
    const rest =
      left === undefined ? 'Touchez une phrase pour interroger son auteur' : `Il vous reste ${countOf(left)}`;
    return fr(`${some}${rest}, jusqu’au ${until}.`);
  },
  closed: (asked: number) => fr(`${asked > 1 ? `${asked} questions` : 'Une question'} en marge.`),
  lost: (version: number) => `Questions sur la version ${version}`,
} as const;

/** A question without an answer is taken back. */
export const withdrawTexts = {
  open: 'Retirer la question',
  sure: 'Elle sera effacée.',
  confirm: 'Effacer la question',
  keep: 'La garder',
  done: fr('Question retirée'),
  failed: fr('La question n’a pas été retirée'),
  unexpected: fr('Réessayez dans un instant.'),
} as const;
