/** Words of the components themselves. */
export const uiTexts = {
  show: 'Afficher',
  hide: 'Masquer',
  close: 'Fermer',
  steps: 'Étapes',
  notices: 'Messages',
} as const;
