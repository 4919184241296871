/** What the whole chart adds to positions, houses and aspects. */
import { fr } from './typography.ts';

export const wholeTexts = {
  points: { title: 'Autres points', columns: ['Point', 'Signe', 'Degré', 'Maison'] },
  descendant: 'Descendant',
  lowerMidheaven: 'Fond du ciel',
  southNode: 'Nœud sud',
  fortune: 'Part de Fortune',
  /** Schools differ: some take the formula of the day at night, too. */
  fortuneBy: (isDay: boolean) =>
    fr(isDay ? 'de jour : Ascendant + Lune − Soleil' : 'de nuit : Ascendant + Soleil − Lune'),
  toPoints: (hasAxes: boolean) => ({
    title: hasAxes ? 'Aspects aux angles et aux nœuds' : 'Aspects aux nœuds',
    columns: ['Aspect', 'Entre', 'Orbe'],
  }),
  /** «Neptune au Descendant» */
  meets: (body: string, point: string) => `${body} ${point.startsWith('A') ? 'à l’' : 'au '}${point}`,
  minor: { title: 'Aspects mineurs', columns: ['Aspect', 'Entre', 'Orbe'] },
  minorNames: new Map([
    [30, 'Semi-sextile'],
    [45, 'Semi-carré'],
    [72, 'Quintile'],
    [135, 'Sesqui-carré'],
    [144, 'Biquintile'],
    [150, 'Quinconce'],
  ]),
  otherAngle: (angle: number) => `Aspect de ${angle}°`,
  grid: fr('Grille des aspects. Les mêmes aspects sont dans les tableaux.'),
  figures: { title: 'Figures', columns: ['Figure', 'Astres', 'Sommet ou signe'] },
  figureNames: { tSquare: 'Carré en T', yod: 'Yod', grandTrine: 'Grand trigone', stellium: 'Stellium' },
  together: (names: readonly string[]) => `${names.slice(0, -1).join(', ')} et ${names.at(-1) ?? ''}`,
} as const;
