import type { PlanetName } from '../charts/bodies.ts';
import { signs } from '../guidance/sky/facts.ts';
import { signNames } from '../guidance/words/names.ts';

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

export const signOf = (longitude: number) =>
  signs[Math.floor(((longitude % 360) + 360) / 30) % 12] ?? 'aries';
export const signNameAt = (longitude: number): string => signNames[signOf(longitude)];
