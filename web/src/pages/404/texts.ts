/** Only the 404 page loads them. */
export const notFoundTexts = {
  title: 'Page introuvable',
  text: 'Cette adresse ne mène à aucune page du site. Elle a peut-être changé, ou il y manque une lettre.',
  back: 'Page précédente',
  contact: 'Nous écrire',
} as const;
