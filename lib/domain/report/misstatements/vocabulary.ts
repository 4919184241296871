import { bodyNames, signNames } from '../../guidance/words/names.ts';
import { houseNumbers, westernTexts as texts } from '../../texts/dossier.ts';
import { wholeTexts as whole } from '../../texts/dossier-whole.ts';
import { monthOf } from '../../texts/typography.ts';
import { fold } from '../fold.ts';

/** Words as folded texts have them, and patterns of several. */

/** One of these words; the longer first, so that «XI» is not read in «XII». */
export const oneOf = (words: Iterable<string>): string =>
  [...words].sort((left, right) => right.length - left.length).join('|');

export const signByWord = new Map(Object.values(signNames).map((name) => [fold(name), name]));

/** Bodies and angles by the words that name them; the names are those of the dossier's rows. */
export const bodyByWord = new Map(Object.values(bodyNames).map((name) => [fold(name), name]));
const others = [whole.descendant, whole.lowerMidheaven, whole.southNode, whole.fortune] as const;
const named = [texts.ascendant, texts.midheaven, texts.northNode, ...others];
/** What an aspect may join. */
export const pointByWord = new Map<string, string>([
  ...bodyByWord,
  ...named.map((name) => [fold(name), name] as const),
  ['mc', texts.midheaven],
  ['fc', whole.lowerMidheaven],
  ['noeud lunaire nord', texts.northNode],
  ['noeud lunaire sud', whole.southNode],
]);
const otherNames = new Set<string>(others);
/** The row of the dossier that tells where a body or a point stands. */
export const placedIn = (name: string): string => `${otherNames.has(name) ? 'points' : 'positions'}/${name}`;

export const subjectByWord = new Map([
  ...pointByWord,
  ...['lilith', 'lilith moyenne', 'lune noire'].map((word) => [word, texts.lilith] as const),
  ['signe solaire', bodyNames.sun],
  ['signe lunaire', bodyNames.moon],
  ['signe ascendant', texts.ascendant],
]);

const ordinals = [
  ...['première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'],
  ...['septième', 'huitième', 'neuvième', 'dixième', 'onzième', 'douzième'],
];
export const ordinalOf = (place: number): string => ordinals[place - 1] ?? '';
const placeByOrdinal = new Map([
  ...ordinals.map((word, index) => [fold(word), index + 1] as const),
  ['seconde', 2] as const,
]);
const placeByRoman = new Map(houseNumbers.map((number, index) => [number.toLowerCase(), index + 1]));

export const romans = oneOf(placeByRoman.keys());
export const ordinalWords = oneOf(placeByOrdinal.keys());

/** 11 of «xi», «11», «11e» or «onzieme». */
export const placeOf = (words: string): number =>
  placeByRoman.get(words.replace(/(?:eme|ere|re|e)$/u, '')) ??
  placeByOrdinal.get(words) ??
  (Number.parseInt(words, 10) || 0);

/** How a house is named: its number is in one of two groups. */
export const housePattern = `(?:maison (${romans}|\\d{1,2}|${ordinalWords})(?![a-z\\d])|(${ordinalWords}|(?:\\d{1,2}|${romans})(?:eme|ere|re|e)) maison\\b)`;

export const months = Array.from({ length: 12 }, (_, index) =>
  monthOf(`2000-${String(index + 1).padStart(2, '0')}`),
);
export const monthWords = months.map(fold);
