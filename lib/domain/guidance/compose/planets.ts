import { retrogradable, type SkyFacts } from '../sky/facts.ts';
import { innerAspectWords } from '../words/aspects-inner.ts';
import { outerAspectWords } from '../words/aspects-outer.ts';
import { eclipseWords } from '../words/eclipses.ts';
import { retrogradeWords } from '../words/retrogrades.ts';
import { sunWords } from '../words/sun.ts';
import { toneOf } from '../words/tones.ts';
import { inTurn } from './select.ts';

const eclipse = ({ eclipse: { of, days } }: SkyFacts): string[] => {
  if (Math.abs(days) > 1) return [];
  return [eclipseWords[of][days === 0 ? 'on' : days > 0 ? 'before' : 'after']];
};

/** Once per quarter of a sign, about every eighth day. */
const season = ({ sun }: SkyFacts): string[] =>
  sun.isNewQuarter ? [sunWords[sun.sign][sun.quarter] ?? ''] : [];

const stations = ({ stations: list }: SkyFacts): string[] =>
  list.map(({ planet, turns }) => retrogradeWords[planet][turns === 'retrograde' ? 'turns' : 'resumes']);

/** The two closest exact aspects of the day without the Moon. */
const exactAspects = ({ aspects }: SkyFacts): string[] =>
  aspects
    .filter(({ from, at }) => from !== 'moon' && at)
    .slice(0, 2)
    .flatMap(({ from, to, kind }) => {
      const pair = `${from}-${to}`;
      return (innerAspectWords[pair] ?? outerAspectWords[pair])?.[toneOf[kind]] ?? [];
    });

/** Each retrograde planet is mentioned once in eight days. */
const backwards = ({ retrogrades, stations: turning, day }: SkyFacts): string[] =>
  retrogrades
    .filter((planet) => retrogradable.indexOf(planet) === day % retrogradable.length)
    .filter((planet) => turning.every((station) => station.planet !== planet))
    .map((planet) => inTurn(retrogradeWords[planet].during, Math.floor(day / retrogradable.length)));

/** The news of Sun and planets; empty on a quiet day. */
export const planetParagraph = (sky: SkyFacts): string =>
  [eclipse, season, stations, exactAspects, backwards].flatMap((tell) => tell(sky)).join(' ');
