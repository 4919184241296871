export const authTexts = {
  /** §8, to the letter. */
  wrongPassword: 'Email ou mot de passe incorrect',
} as const;
