/** Texts of the components themselves. */
export const uiTexts = {
  show: 'Afficher',
  hide: 'Masquer',
  close: 'Fermer',
  required: 'Les champs marqués d’un * sont obligatoires.',
  steps: 'Étapes',
  notices: 'Messages',
  /** Follows the title of a step, for screen readers. */
  stepStates: { done: ' (fait)', current: ' (en cours)', coming: ' (à venir)' },
} as const;
