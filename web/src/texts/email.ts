import type { EmailFault } from '#domain/email-slips.ts';
import { fr } from '#domain/texts/typography.ts';

/** What the e-mail field says beside the errors of the forms. */
export const emailTexts = {
  didYouMean: fr('Vouliez-vous écrire :'),
  /** Follows «Format d’email invalide» or «Email invalide», whose words are the specification's. */
  faults: {
    space: fr("Retirez l'espace."),
    comma: fr('Remplacez la virgule par un point.'),
    letter: fr('Retirez les accents et les signes particuliers.'),
    twice: fr('Gardez un seul @.'),
    start: fr('Il manque le début, avant @.'),
    host: fr("Il manque la fin de l'adresse, par exemple @orange.fr."),
    ending: fr("Il manque la fin de l'adresse, par exemple .fr."),
  } satisfies Record<EmailFault, string>,
} as const;
