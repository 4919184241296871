import type { PlanetName } from '../charts/bodies.ts';
import type { Orbs } from '../charts/western.ts';
import { signs } from '../guidance/sky/facts.ts';
import { aspectNames, bodyNames, signNames } from '../guidance/words/names.ts';
import { houseNumbers } from '../texts/dossier.ts';
import { capitalized } from '../texts/typography.ts';
import type { Conventions } from './conventions.ts';
import type { Cell } from './sheet.ts';

/** Names of the bodies as the drawn signs and the French words have them. */
export const bodyKeys = {
  Sun: 'sun',
  Moon: 'moon',
  Mercury: 'mercury',
  Venus: 'venus',
  Mars: 'mars',
  Jupiter: 'jupiter',
  Saturn: 'saturn',
  Uranus: 'uranus',
  Neptune: 'neptune',
  Pluto: 'pluto',
} as const satisfies Record<PlanetName, string>;

/** What the wheel calls a house and the line of an aspect. */
export const houseMark = (number: string): string => `house ${number}`;
export const aspectMark = ({ between }: { readonly between: readonly [PlanetName, PlanetName] }): string =>
  between.map((name) => bodyKeys[name]).join(' ');

export const aspectKinds = {
  0: 'conjunction',
  60: 'sextile',
  90: 'square',
  120: 'trine',
  180: 'opposition',
} as const;
export type AspectAngle = keyof typeof aspectKinds;
export const aspectAngles: readonly AspectAngle[] = [0, 60, 90, 120, 180];
/** How a row begins that tells of an aspect. */
export const aspectName = (angle: AspectAngle): string => capitalized(aspectNames[aspectKinds[angle]]);

/** What an expert's school makes of the usual orbs. */
const orbShares = { usual: 1, narrow: 0.75, wide: 1.25 } as const;
export const orbsBy = (orbs: Orbs, { orbs: wanted = 'usual' }: Pick<Conventions, 'orbs'>): Orbs =>
  orbs.map(([angle, orb]) => [angle, orb * orbShares[wanted]]);

export const bodyCell = (key: (typeof bodyKeys)[PlanetName]): Cell => ({
  text: bodyNames[key],
  glyphs: [key],
  marks: [key],
});
export const houseCell = (house: number): Cell => {
  const text = houseNumbers[house - 1] ?? '';
  return { text, marks: [houseMark(text)] };
};

export const signOf = (longitude: number) =>
  signs[Math.floor(((longitude % 360) + 360) / 30) % 12] ?? 'aries';
export const signNameAt = (longitude: number): string => signNames[signOf(longitude)];
