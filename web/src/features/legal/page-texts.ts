/** Texts around the legal texts, which reach the browser as HTML. */
export const legalPageTexts = { print: 'Imprimer' } as const;
