import type { Eclipse } from '../sky/facts.ts';

/** The day before, the day itself, the day after. */
type AroundEclipse = { readonly before: string; readonly on: string; readonly after: string };

export const eclipseWords: Readonly<Record<Eclipse['of'], AroundEclipse>> = {
  sun: {
    before:
      'Demain, la Lune passe devant le Soleil : la tradition y voit une porte que l’on franchit sans bagages. Vous pouvez déjà poser le plus lourd.',
    on: 'Aujourd’hui, la Lune passe devant le Soleil. L’ombre ne dure que quelques minutes, et la lumière revient toujours par l’autre bord : laissez un commencement se faire dans cet intervalle.',
    after:
      'L’éclipse de Soleil est passée. Regardez ce que vous aviez cessé de voir à force de lumière, et gardez-en une seule chose.',
  },
  moon: {
    before:
      'Demain, la Lune traverse l’ombre de la Terre : la tradition y voit un dévoilement. Laissez venir ce qui veut se dire, sans le presser.',
    on: 'Aujourd’hui, la Lune traverse l’ombre de la Terre. Ce qui s’efface un instant se voit mieux ensuite : une émotion ancienne peut trouver sa juste place.',
    after:
      'L’éclipse de Lune est passée. Ce qui a été compris dans l’ombre n’a pas besoin d’être annoncé ; il suffit d’en tenir compte.',
  },
};
