import { fr } from '#domain/texts/typography.ts';

/** Texts of the components themselves. */
export const uiTexts = {
  show: 'Afficher',
  hide: 'Masquer',
  close: 'Fermer',
  required: 'Les champs marqués d’un * sont obligatoires.',
  steps: 'Étapes',
  notices: 'Messages',
  more: 'Afficher la suite',
  moreFailed: fr("La suite n'a pas pu être chargée"),
  shown: (count: number, total: number | undefined) =>
    `${count} ${count > 1 ? 'lignes affichées' : 'ligne affichée'}${total === undefined ? '' : ` sur ${total}`}`,
  added: (count: number) => `${count} ${count > 1 ? 'lignes de plus' : 'ligne de plus'}`,
  /** Follows the title of a step, for screen readers. */
  stepStates: { done: ' (fait)', current: ' (en cours)', coming: ' (à venir)' },
} as const;
