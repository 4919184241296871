import { fr } from '#domain/texts/typography.ts';

/** A list in pages: apart from the texts of other components, which every page loads. */
export const pagedTexts = {
  more: 'Afficher la suite',
  moreFailed: fr("La suite n'a pas pu être chargée"),
  shown: (count: number, total: number | undefined) =>
    `${count} ${count > 1 ? 'lignes affichées' : 'ligne affichée'}${total === undefined ? '' : ` sur ${total}`}`,
  added: (count: number) => `${count} ${count > 1 ? 'lignes de plus' : 'ligne de plus'}`,
} as const;
