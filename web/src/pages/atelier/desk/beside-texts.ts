/** The wheel beside the text, and the proofs that wait for a margin: texts for experts. */
import { fr } from '#domain/texts/typography.ts';

export const proofTexts = {
  offered: (name: string, count: number) =>
    fr(
      count > 1
        ? `Preuve proposée : ${name}, et ${count - 1} de plus. Tab la met en marge, Échap l’écarte.`
        : `Preuve proposée : ${name}. Tab la met en marge, Échap l’écarte.`,
    ),
  margin: fr('En marge :'),
  place: (chosen: number, count: number) => `${chosen} sur ${count}`,
  leave: 'Écarter la preuve proposée',
} as const;

export const wheelTexts = {
  title: 'Dessin du thème',
  fold: 'Replier le dessin',
  unfold: 'Montrer le dessin',
  pieces: fr('Pièces du dessin : les flèches vont de l’une à l’autre, Entrée ouvre ce qu’elle insère'),
  named: 'Dans ce paragraphe',
  menu: (name: string) => `Insérer ${name}`,
  insert: (label: string) => `Insérer ${label}`,
  margin: (name: string) => `Mettre ${name} en marge`,
  passage: (title: string) => fr(`Passage « ${title} »`),
} as const;
