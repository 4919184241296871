import { fr } from './typography.ts';

/** What every mail with a button says. */
export const linkMailTexts = {
  fallback: fr("Si le bouton ne s'ouvre pas, copiez cette adresse dans votre navigateur :"),
  notMe: fr("Ce n'est pas vous ?"),
} as const;
