/** Texts around the legal texts, which reach the browser as HTML. */
export const legalPageTexts = { print: 'Imprimer' } as const;

/** Texts inside the static parts of the legal texts. */
export const legalFrameTexts = {
  version: (date: string) => `Version du ${date}, en vigueur à cette date.`,
  contents: 'Sommaire',
  earlier: 'Versions antérieures',
  earlierDetail:
    'Une commande reste soumise à la version que vous avez acceptée en la passant ; vous l’avez aussi reçue en PDF.',
  versionOf: (date: string) => `Version du ${date}`,
} as const;
