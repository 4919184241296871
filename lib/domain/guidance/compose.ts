import { fr } from '../texts/typography.ts';
import { longDateOf } from './compose/clock.ts';
import { type Fact, factsOf } from './compose/facts.ts';
import { moonParagraphs } from './compose/moon.ts';
import { planetParagraph } from './compose/planets.ts';
import { type Reading, readingsOf } from './compose/readings.ts';
import { inTurn } from './compose/select.ts';
import { titleOf } from './compose/title.ts';
import type { BirthFacts, SkyFacts } from './sky/facts.ts';
import { closingWords } from './words/closings.ts';
import { gestureWords } from './words/gestures.ts';
import { openingWords } from './words/openings.ts';

/** The message of a day in French typography, without greeting and frame. */
export type Guidance = {
  /** «samedi 21 novembre 2026» */
  readonly date: string;
  readonly title: string;
  readonly opening: string;
  readonly moon: readonly string[];
  /** Sun and planets; empty on a quiet day. */
  readonly planets: string;
  readonly readings: readonly Reading[];
  /** The hour that the words about a birth rest on; absent without one. */
  readonly basis?: string | undefined;
  readonly gesture: string;
  readonly closing: string;
  readonly facts: readonly Fact[];
};

/** 1 January 1970 was a Thursday; here weeks begin on Sunday. */
const daysSinceSunday = 4;
const openingOf = (day: number): string => {
  const sinceSunday = day + daysSinceSunday;
  const words = openingWords[((sinceSunday % 7) + 7) % 7];
  return words ? inTurn(words, Math.floor(sinceSunday / 7)) : '';
};

/**
 * Composes the message of a local day from its sky, and from a birth if given. Every word derives from the facts and
 * the date, so the same day and person always give the same message.
 */
export const composeGuidance = (sky: SkyFacts, birth?: BirthFacts): Guidance => ({
  date: fr(longDateOf(sky.date)),
  title: titleOf(sky),
  opening: fr(openingOf(sky.day)),
  moon: moonParagraphs(sky).map(fr),
  planets: fr(planetParagraph(sky)),
  readings: readingsOf(sky, birth).map((reading) => ({
    ...reading,
    fact: fr(reading.fact),
    text: fr(reading.text),
  })),
  gesture: fr(inTurn(gestureWords[sky.moon.sign], sky.moon.stay)),
  closing: fr(inTurn(closingWords, sky.day)),
  facts: factsOf(sky).map(({ label, value }) => ({ label: fr(label), value: fr(value) })),
});
