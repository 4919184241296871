import type { Salutation } from '../mail-form.ts';

/** Who is greeted, and how. */
export type Greeted = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly salutation?: Salutation | undefined;
};

const titles = { madame: 'Madame', monsieur: 'Monsieur' } satisfies Record<Salutation, string>;

/** A person's name keeps its spelling; «Madame» and «Monsieur» also stand without one. */
export const greeting = ({ firstName, lastName, salutation }: Greeted = {}): string => {
  const words = salutation ? [titles[salutation], lastName] : [firstName];
  return `${['Bonjour', ...words].filter(Boolean).join(' ')},`;
};
