import type { EmailFault } from '#domain/email-slips.ts';
import { fr } from '#domain/texts/typography.ts';

/** Texts of the components themselves. */
export const uiTexts = {
  show: 'Afficher',
  hide: 'Masquer',
  close: 'Fermer',
  required: 'Les champs marqués d’un * sont obligatoires.',
  didYouMean: fr('Vouliez-vous écrire :'),
  /** Follows «Format d’email invalide» or «Email invalide», whose words are the specification's. */
  emailFaults: {
    space: fr("Retirez l'espace."),
    comma: fr('Remplacez la virgule par un point.'),
    letter: fr('Retirez les accents et les signes particuliers.'),
    twice: fr('Gardez un seul @.'),
    start: fr('Il manque le début, avant @.'),
    host: fr("Il manque la fin de l'adresse, par exemple @orange.fr."),
    ending: fr("Il manque la fin de l'adresse, par exemple .fr."),
  } satisfies Record<EmailFault, string>,
  steps: 'Étapes',
  notices: 'Messages',
  /** Follows the title of a step, for screen readers. */
  stepStates: { done: ' (fait)', current: ' (en cours)', coming: ' (à venir)' },
} as const;
