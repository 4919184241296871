/** Messages for a visitor whom the shop could not answer. */
export const networkTexts = {
  /** §8, literally. */
  timeout: 'Timeout: La requête a pris trop de temps',
  offline: 'La connexion a échoué. Vérifiez votre accès à internet, puis réessayez.',
} as const;
