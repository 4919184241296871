/** The deadline of a dispute, and the way to answer it. */
import type { Issue } from '#domain/issues.ts';
import { fr } from '#domain/texts/typography.ts';

export const disputeTexts = {
  respondBy: (date: string) => fr(`Répondre avant le ${date}`),
  answer: 'Répondre dans Stripe',
  about: (number: string) => fr(` : commande ${number}, dans un nouvel onglet`),
  address: ({ id, test }: NonNullable<Issue['dispute']>) =>
    `https://dashboard.stripe.com/${test ? 'test/' : ''}disputes/${encodeURIComponent(id)}`,
} as const;
