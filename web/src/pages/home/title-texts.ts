import { fr } from '#domain/texts/typography.ts';
import page from './page.ts';

/** The browser gets the title of the page without the catalogue that it is counted from. */
const [first, second] = page.title.split(', ');

/** What the browser draws of the hero itself. */
export const titleTexts = {
  first: `${first},`,
  second: `${second}.`,
  form: 'Votre ciel',
  skyFailed: fr("Le ciel n'a pas pu être chargé. Réessayez dans un instant."),
} as const;
