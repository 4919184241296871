import { formatDate } from '#domain/dates.ts';
import { fr } from '#domain/texts/typography.ts';

/** The notice beside reviews and figures about them. */
export const reviewTexts = {
  days: (delivered: Date, published: Date): string =>
    fr(`Livrée le ${formatDate(delivered)}, avis publié le ${formatDate(published)}`),
  samples: fr(
    'Chiffres, notes et avis d’exemple : les vrais prendront leur place avant l’ouverture de la boutique.',
  ),
} as const;
