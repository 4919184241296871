/** Copy inside the fragments of the texts of law. */
export const legalFrameTexts = {
  version: (date: string) => `Version du ${date}, en vigueur à cette date.`,
  contents: 'Sommaire',
} as const;
