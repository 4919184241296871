/** Of a part whose script did not come. */
export const lazilyTexts = { again: 'Réessayer' } as const;
