/** What a visitor reads when the shop itself could not answer. */
export const networkTexts = {
  /** §8, to the letter. */
  timeout: 'Timeout: La requête a pris trop de temps',
  offline: 'La connexion a échoué. Vérifiez votre accès à internet, puis réessayez.',
} as const;
