/** Copy of /cgv around the terms, whose text is `lib/domain/texts/terms.ts`. */
export const termsPageTexts = {
  title: 'Conditions générales de vente',
  print: 'Imprimer',
  version: (date: string) => `Version du ${date}, en vigueur à cette date.`,
  contents: 'Sommaire',
} as const;
