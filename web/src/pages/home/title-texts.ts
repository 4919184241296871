import { fr } from '#domain/texts/typography.ts';

/** What the browser draws of the hero itself. */
export const titleTexts = {
  first: 'Une naissance,',
  second: 'quatre lectures.',
  form: 'Votre ciel',
  skyFailed: fr("Le ciel n'a pas pu être chargé. Réessayez dans un instant."),
} as const;
