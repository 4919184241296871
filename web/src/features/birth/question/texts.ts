import { type MissingKind, maxReply } from '#domain/questions.ts';
import { missingNames } from '#domain/texts/missing.ts';
import { fr } from '#domain/texts/typography.ts';

/** What an expert asks its customer for, and the answer. */
export const questionTexts = {
  lacks: 'Il manque',
  what: (what: MissingKind) => missingNames[what],
  stopped: (day: string) =>
    fr(
      `L’horloge de votre délai est arrêtée depuis le ${day}. Rien ne court contre vous : elle repart avec votre réponse.`,
    ),
  running: fr('La date promise est passée : nous continuons sans attendre, mais votre réponse nous aide.'),
  form: 'Votre réponse',
  summary: fr('La réponse n’est pas complète'),
  time: 'Heure de naissance',
  timeHint: fr('Heures et minutes, comme 06:42'),
  source: fr('D’où vient-elle ?'),
  answer: fr('Que répondez-vous ?'),
  options: {
    record: { label: 'Acte de naissance ou livret', hint: 'à la minute' },
    memory: { label: fr('Souvenir d’un proche'), hint: fr('à un quart d’heure ou plus') },
    given: { label: 'Voici ce qui manque' },
    unknown: { label: 'Je ne la trouverai pas' },
  },
  without: (expert: string, what: MissingKind) =>
    fr(`${expert} écrira sans${what === 'hour' ? ' : ni Ascendant, ni maisons' : ''}`),
  firstNames: fr('Prénoms de l’acte de naissance'),
  lastName: 'Nom de naissance',
  reply: 'Votre réponse',
  word: (expert: string) => fr(`Un mot pour ${expert}`),
  optional: fr(`Facultatif, ${maxReply} caractères au plus`),
  most: fr(`${maxReply} caractères au plus`),
  due: fr('Avec une réponse maintenant, chez vous au plus tard le'),
  send: 'Répondre',
  failed: fr('Votre réponse n’est pas partie'),
  unexpected: fr('Réessayez dans un instant : rien de ce que vous avez écrit n’est perdu.'),
  required: {
    how: 'Choisissez une réponse.',
    time: 'Indiquez l’heure.',
    text: 'Écrivez votre réponse.',
    firstNames: 'Indiquez les prénoms.',
    lastName: 'Indiquez le nom.',
  },
} as const;
