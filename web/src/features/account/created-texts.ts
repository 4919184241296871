/** Banners of a new account on / and /compte (§2), apart from the account's texts because the home page loads them. */
export const accountCreatedTexts = {
  title: 'Compte créé avec succès !',
  verifiedSignedIn: 'Votre adresse email a été vérifiée. Vous êtes maintenant connecté !',
  verified: 'Votre adresse email a été vérifiée.',
  unverified: 'Un e-mail vous attend pour confirmer votre adresse.',
  signedOut: 'Connectez-vous pour y accéder.',
} as const;
