/** The cover of a report before it is written. */
export const frontispieceTexts = {
  by: (name: string) => `par ${name}`,
  shop: 'Les Quatre Sagesses',
} as const;
