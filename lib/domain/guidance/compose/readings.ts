import type { ChartKind } from '../../chart-kinds.ts';
import { animals, type BirthFacts, type SkyFacts } from '../sky/facts.ts';
import {
  animalNames,
  animalWords,
  dayOfAnimal,
  elementNames,
  elementWords,
  harmony,
  steps,
} from '../words/chinese.ts';
import { houseWords } from '../words/houses.ts';
import { lineWords } from '../words/human-design.ts';
import { signNames } from '../words/names.ts';
import { numberWords } from '../words/numbers.ts';
import { readingWords } from '../words/phrases.ts';
import { toneOf } from '../words/tones.ts';
import { birthdayWords, transitWords } from '../words/transits.ts';
import { inTurn } from './select.ts';

/** `fact` is the basis of the line, `text` its sentences. */
export type Reading = { readonly chart: ChartKind; readonly fact: string; readonly text: string };

const transit = ({ transits, isBirthday }: BirthFacts): string[] => [
  ...(isBirthday ? [birthdayWords] : []),
  ...transits
    .filter(({ at }) => at)
    .flatMap(({ from, kind }) => (from === 'moon' ? [] : transitWords[from][toneOf[kind]])),
];

/** None while not even the Sun's sign is certain. */
const western = (sky: SkyFacts, birth: BirthFacts): Reading[] => {
  const { sun, moonSign } = birth;
  if (!sun) return [];
  return [
    {
      chart: 'western',
      fact: readingWords.birthSky(signNames[sun.sign], moonSign && signNames[moonSign]),
      text: [houseWords[sun.house - 1]?.[sky.moon.stay] ?? '', ...transit(birth)].join(' '),
    },
  ];
};

/** The indices of two harmonious branches (六合), counted from the rat as 0, add up to 1 or 13. */
const areHarmonious = (birth: BirthFacts, sky: SkyFacts): boolean =>
  (animals.indexOf(birth.animal) + animals.indexOf(sky.chinese.animal)) % 12 === 1;

/** «Pour le Serpent de votre naissance, le Bœuf est un allié : …» */
const meeting = (sky: SkyFacts, birth: BirthFacts, turn: number): string[] => {
  const step = areHarmonious(birth, sky) ? harmony : steps[birth.steps];
  if (!step) return [];
  const today = animalNames[sky.chinese.animal];
  const relation = step.is[today.startsWith('la ') ? 1 : 0];
  return [readingWords.ofBirth(animalNames[birth.animal], today, relation, inTurn(step.words, turn))];
};

const chinese = (sky: SkyFacts, birth?: BirthFacts): Reading => {
  const { animal, element, isYang } = sky.chinese;
  const turn = Math.floor(sky.day / animals.length);
  return {
    chart: 'chinese',
    fact: readingWords.day(dayOfAnimal[animal], elementNames[element], isYang),
    text: [
      elementWords[element][isYang ? 0 : 1],
      inTurn(animalWords[animal], turn),
      ...(birth ? meeting(sky, birth, turn) : []),
    ].join(' '),
  };
};

/** Four blocks of nine days per month, so that the same number returns in another block. */
const blockOf = (date: string): number => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return (year * 12 + month) * 4 + Math.floor((day - 1) / 9);
};

const numerology = (sky: SkyFacts, birth?: BirthFacts): Reading => {
  const number = birth?.personalNumber ?? sky.universalNumber;
  const words = numberWords[number];
  return {
    chart: 'numbers',
    fact: readingWords.number(birth !== undefined, number),
    text: words ? inTurn(words, blockOf(sky.date)) : '',
  };
};

const humanDesign = ({ humanDesign: { gate, line, index } }: SkyFacts): Reading => {
  const words = lineWords[line - 1];
  return {
    chart: 'design',
    fact: readingWords.gate(gate, line),
    text: words ? inTurn(words, index) : '',
  };
};

/** One line per chart; Western astrology needs a birth whose Sun sign is certain. */
export const readingsOf = (sky: SkyFacts, birth?: BirthFacts): Reading[] => [
  ...(birth ? western(sky, birth) : []),
  chinese(sky, birth),
  numerology(sky, birth),
  humanDesign(sky),
];
