import type { Aspect, AspectKind, MoonFacts, Phase, Sign, SkyBody, SkyFacts } from '../sky/facts.ts';
import { moonAspectWords } from '../words/moon-aspects.ts';
import { changeWords, phaseDayWords } from '../words/moon-days.ts';
import { firstQuarterWords, fullMoonWords, lastQuarterWords, newMoonWords } from '../words/moon-quarters.ts';
import { stayWords } from '../words/moon-stay.ts';
import { waningCrescentWords, waningGibbousWords } from '../words/moon-waning.ts';
import { waxingCrescentWords, waxingGibbousWords } from '../words/moon-waxing.ts';
import { bodyNames, signNames } from '../words/names.ts';
import { moonWords } from '../words/phrases.ts';
import { localHour } from './clock.ts';
import { inTurn } from './select.ts';
import { moonSign } from './title.ts';

const words: Readonly<Record<Phase, Readonly<Record<Sign, string>>>> = {
  new: newMoonWords,
  'waxing-crescent': waxingCrescentWords,
  'first-quarter': firstQuarterWords,
  'waxing-gibbous': waxingGibbousWords,
  full: fullMoonWords,
  'waning-gibbous': waningGibbousWords,
  'last-quarter': lastQuarterWords,
  'waning-crescent': waningCrescentWords,
};

/** A new sign or a new phase has its own paragraph; the following noons use those of the stay. */
const presence = ({ sign, phase, stay, age, lunation }: MoonFacts): string => {
  if (stay === 0 || age === 1) return words[phase][sign];
  return inTurn(stayWords[sign][stay === 1 ? 'second' : 'third'], lunation);
};

const phaseDay = ({ phase, age }: MoonFacts): string => {
  if (phase === 'new' || phase === 'first-quarter' || phase === 'full' || phase === 'last-quarter') return '';
  const days = phaseDayWords[phase];
  return days[Math.min(age, days.length) - 1] ?? '';
};

const nameOf = (body: SkyBody): string => (body === 'sun' ? moonWords.theSun : bodyNames[body]);
const wordsOf = ({ to, kind }: Aspect): string | undefined => {
  if (to === 'moon') return undefined;
  if (to !== 'sun') return moonAspectWords[to][kind];
  return kind === 'sextile' || kind === 'trine' ? moonAspectWords.sun[kind] : undefined;
};
const strength: readonly AspectKind[] = ['conjunction', 'opposition', 'trine', 'square', 'sextile'];
const byStrength = (left: Aspect, right: Aspect): number =>
  strength.indexOf(left.kind) - strength.indexOf(right.kind);

/** The Moon's closest aspect of the day. */
const meeting = ({ aspects, zone }: SkyFacts): string[] =>
  aspects
    .filter((aspect) => aspect.from === 'moon' && wordsOf(aspect))
    .sort(byStrength)
    .slice(0, 1)
    .map((aspect) =>
      moonWords.meeting(
        localHour(zone, aspect.at ?? ''),
        moonWords.meets[aspect.kind],
        nameOf(aspect.to),
        wordsOf(aspect) ?? '',
      ),
    );

const change = ({ moon, zone }: SkyFacts): string[] =>
  moon.change
    ? [
        moonWords.change(
          localHour(zone, moon.change.at),
          signNames[moon.change.sign],
          changeWords[moon.change.sign],
        ),
      ]
    : [];

export const moonParagraphs = (sky: SkyFacts): string[] => {
  const { moon } = sky;
  const heart = moon.age === 0 ? words[moon.phase][moonSign(sky)] : `${phaseDay(moon)} ${presence(moon)}`;
  return [heart, [...change(sky), ...meeting(sky)].join(' ')].filter(Boolean);
};
