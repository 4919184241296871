import { moonParagraphs } from '#domain/guidance/compose/moon.ts';
import { planetParagraph } from '#domain/guidance/compose/planets.ts';
import { readingsOf } from '#domain/guidance/compose/readings.ts';
import { composeGuidance } from '#domain/guidance/compose.ts';
import { innerAspectWords } from '#domain/guidance/words/aspects-inner.ts';
import { outerAspectWords } from '#domain/guidance/words/aspects-outer.ts';
import { animalWords, elementWords, harmony, steps } from '#domain/guidance/words/chinese.ts';
import { closingWords } from '#domain/guidance/words/closings.ts';
import { eclipseWords } from '#domain/guidance/words/eclipses.ts';
import { gestureWords } from '#domain/guidance/words/gestures.ts';
import { houseWords } from '#domain/guidance/words/houses.ts';
import { lineWords } from '#domain/guidance/words/human-design.ts';
import { moonAspectWords } from '#domain/guidance/words/moon-aspects.ts';
import { changeWords, phaseDayWords } from '#domain/guidance/words/moon-days.ts';
import {
  firstQuarterWords,
  fullMoonWords,
  lastQuarterWords,
  newMoonWords,
} from '#domain/guidance/words/moon-quarters.ts';
import { stayWords } from '#domain/guidance/words/moon-stay.ts';
import { waningCrescentWords, waningGibbousWords } from '#domain/guidance/words/moon-waning.ts';
import { waxingCrescentWords, waxingGibbousWords } from '#domain/guidance/words/moon-waxing.ts';
import { numberWords } from '#domain/guidance/words/numbers.ts';
import { openingWords } from '#domain/guidance/words/openings.ts';
import { retrogradeWords } from '#domain/guidance/words/retrogrades.ts';
import { sunWords } from '#domain/guidance/words/sun.ts';
import { birthdayWords, transitWords } from '#domain/guidance/words/transits.ts';
import { fr } from '#domain/texts/typography.ts';
import { frames, meetings, moons, planetDays, readings } from './skies.ts';

/** All strings of a nested table. */
const leaves = (table: unknown): string[] => {
  if (typeof table === 'string') return [fr(table)];
  return typeof table === 'object' && table !== null ? Object.values(table).flatMap(leaves) : [];
};

/** Every text of the composed messages. */
export const everyText: readonly string[] = leaves([
  innerAspectWords,
  outerAspectWords,
  animalWords,
  elementWords,
  harmony.words,
  steps.map(({ words }) => words),
  closingWords,
  eclipseWords,
  gestureWords,
  houseWords,
  lineWords,
  moonAspectWords,
  changeWords,
  phaseDayWords,
  firstQuarterWords,
  fullMoonWords,
  lastQuarterWords,
  newMoonWords,
  stayWords,
  waningCrescentWords,
  waningGibbousWords,
  waxingCrescentWords,
  waxingGibbousWords,
  numberWords,
  openingWords,
  retrogradeWords,
  sunWords,
  birthdayWords,
  transitWords,
]);

/** Texts that no sky and no birth uses. */
export const unreachable = (): string[] => {
  const all = [
    ...[...moons(), ...meetings()].flatMap(moonParagraphs),
    ...planetDays().map(planetParagraph),
    ...readings().flatMap(([sky, birth]) => readingsOf(sky, birth).map(({ text }) => text)),
  ].map(fr);
  const framed = frames()
    .map((sky) => composeGuidance(sky))
    .flatMap(({ opening, gesture, closing }) => [opening, gesture, closing]);
  const read = [...all, ...framed].join('\n');
  return everyText.filter((text) => !read.includes(text));
};
