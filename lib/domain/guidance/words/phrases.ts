/** Phrases for the names, hours and figures of a day; the composed message adds the typography. */
import type { AspectKind } from '../sky/facts.ts';

/** «éclairée à 87 %»; `illumination` is the lit share, 0 to 1. */
export const litWords = (illumination: number): string => `éclairée à ${Math.round(illumination * 100)} %`;

const bodyIn = (body: string, sign: string): string => `${body} en ${sign}`;

/** Lines of the ephemeris. */
export const factWords = {
  bodyIn,
  /** «mardi 24 novembre 2026 à 15 h 54» */
  moment: (day: string, hour: string) => `${day} à ${hour}`,
  quarter: (hour: string, sign: string) => `à ${hour}, en ${sign}`,
  nextQuarter: (moment: string, sign: string) => `${moment}, en ${sign}`,
  change: (place: string, sign: string, hour: string) => `${place}, en ${sign} à ${hour}`,
  aspect: (from: string, to: string, aspect: string, precision: string) =>
    `${from} et ${to} en ${aspect} (${precision})`,
  exact: (hour: string) => `exact à ${hour}`,
  eclipse: (body: string) => `Éclipse de ${body}`,
  today: 'aujourd’hui',
  aspects: 'Aspects',
  retrogrades: 'Rétrogrades',
} as const;

/** Sentences about the Moon's aspects and change of sign. */
export const moonWords = {
  meets: {
    conjunction: 'rejoint',
    sextile: 'forme un sextile avec',
    square: 'forme un carré avec',
    trine: 'forme un trigone avec',
    opposition: 'fait face à',
  } satisfies Readonly<Record<AspectKind, string>>,
  theSun: 'le Soleil',
  meeting: (hour: string, meets: string, body: string, words: string) =>
    `À ${hour}, la Lune ${meets} ${body}. ${words}`,
  change: (hour: string, sign: string, words: string) => `À ${hour}, la Lune entre en ${sign} : ${words}`,
} as const;

/** The stated basis of each reading. */
export const readingWords = {
  birthSky: (sun: string, moon: string | undefined) =>
    [bodyIn('Soleil de naissance', sun), ...(moon === undefined ? [] : [bodyIn('Lune', moon)])].join(', '),
  day: (animal: string, element: string, isYang: boolean) =>
    `Un ${animal}, ${element} ${isYang ? 'yang' : 'yin'}`,
  ofBirth: (birth: string, today: string, relation: string, words: string) =>
    `Pour ${birth} de votre naissance, ${today} est ${relation} : ${words}`,
  number: (isPersonal: boolean, number: number) =>
    `${isPersonal ? 'Votre jour personnel' : 'Le nombre du jour'} : ${number}`,
  gate: (gate: number, line: number) => `Soleil en porte ${gate}, ligne ${line}`,
} as const;
