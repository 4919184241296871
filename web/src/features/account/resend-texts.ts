import { fr } from '#domain/texts/typography.ts';

/** The validation e-mail sent again, from the profile or from the page of a link that failed. */
export const resendValidationTexts = {
  resent: 'E-mail envoyé',
  resentDetail: 'Ouvrez le lien reçu pour confirmer votre adresse.',
  resendFailed: fr("L'e-mail n'a pas pu être envoyé"),
  alreadyVerified: 'Votre adresse est déjà confirmée',
} as const;
