/** Copy around the texts of law, which reach the browser as HTML. */
export const legalPageTexts = { print: 'Imprimer' } as const;
