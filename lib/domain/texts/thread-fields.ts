import { maxMarginAnswer, maxMarginQuestion } from '../margin.ts';
import { maxQuestion, maxReply } from '../questions.ts';
import { maxChange, maxExpected, maxPlace, maxReasons } from '../report-corrections.ts';
import { maxMessage } from '../threads.ts';
import { maxWords } from '../words.ts';
import { fr } from './typography.ts';

const atMost = (count: number): string => `Écrivez ${count} caractères au plus.`;

/** What is wrong with words for an expert, or with a message; apart from the other fields, because few pages have them. */
export const threadFieldTexts = {
  wordsMissing: 'Écrivez quelques mots, ou laissez ce champ vide.',
  wordsLong: atMost(maxWords),
  messageTooLong: atMost(maxMessage),
  wordsUnreadable: 'Retirez de ces mots le caractère illisible.',
  agreementMissing: 'Cochez la case pour que l’expert puisse lire ces mots, ou laissez le champ vide.',
  questionMissing: 'Écrivez ce qui manque, et où le chercher.',
  questionLong: atMost(maxQuestion),
  replyLong: atMost(maxReply),
  faultMissing: 'Dites de quoi il s’agit.',
  expectedMissing: 'Écrivez ce que vous attendiez à cet endroit.',
  expectedLong: atMost(maxExpected),
  placeLong: atMost(maxPlace),
  changeMissing: 'Dites en une phrase ce qui change.',
  changeLong: atMost(maxChange),
  reasonsMissing: fr('Écrivez vos raisons : votre client les lira.'),
  reasonsLong: atMost(maxReasons),
  marginMissing: 'Écrivez votre question.',
  marginLong: atMost(maxMarginQuestion),
  answerMissing: 'Écrivez votre réponse.',
  answerLong: atMost(maxMarginAnswer),
  unreadable: 'Retirez de ce texte le caractère illisible.',
  /** The refusal of a question about what is delivered, withdrawn or refunded. */
  notAsked: fr('Cette consultation n’est plus à écrire : la question n’est pas partie.'),
  /** The refusal of what is said about a report that is not delivered, withdrawn or refunded. */
  notDelivered: fr('Cette consultation n’a pas de rapport livré : rien n’est parti.'),
  /** The refusal of words and messages once the consultation is withdrawn or refunded. */
  over: fr('Cette consultation ne continue plus : rien n’est parti.'),
  /** The refusal of a message once the thirty days are over. */
  closed: 'Cette conversation est close.',
} as const;
