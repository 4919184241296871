import { fr } from '#domain/texts/typography.ts';
import page from './page.ts';

/** What the browser draws of the hero itself. */
export const titleTexts = {
  ...page.words,
  form: 'Votre ciel',
  skyFailed: fr("Le ciel n'a pas pu être chargé. Réessayez dans un instant."),
} as const;
