import { formatDate } from '#domain/dates.ts';
import type { Paper } from '#domain/papers.ts';
import { fr } from '#domain/texts/typography.ts';

const names = { invoice: 'Note', credit_note: 'Avoir' } as const satisfies Record<Paper['kind'], string>;

export const documentTexts = {
  title: 'Documents',
  name: ({ kind, number }: Paper) => fr(`${names[kind]} n° ${number}`),
  issued: ({ issued_at }: Paper) => fr(`du ${formatDate(new Date(issued_at))}`),
  ofOrder: (number: string) => ` (commande ${number})`,
  open: 'Ouvrir',
  failed: fr("Le document n'a pas pu être ouvert"),
} as const;
