/** The wheel beside the text, and the proofs that wait for a margin: texts for experts. */
import { fr } from '#domain/texts/typography.ts';

export const proofTexts = {
  offered: (name: string, count: number) =>
    fr(
      count > 1
        ? `Preuve proposée : ${name}, et ${count - 1} de plus. Tab la met en marge, Échap l’écarte.`
        : `Preuve proposée : ${name}. Tab la met en marge, Échap l’écarte.`,
    ),
  take: (name: string) => `Mettre ${name} en marge`,
  margin: fr('En marge :'),
  place: (chosen: number, count: number) => `${chosen} sur ${count}`,
  leave: 'Écarter la preuve proposée',
} as const;
