/** Copy around the texts of law, which reach the browser as HTML. */
export const legalPageTexts = {
  print: 'Imprimer',
  titles: {
    cgv: 'Conditions générales de vente',
    cgu: 'Conditions générales d’utilisation',
    'mentions-legales': 'Mentions légales',
    confidentialite: 'Politique de confidentialité',
  },
} as const;
