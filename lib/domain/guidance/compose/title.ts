import { fr } from '../../texts/typography.ts';
import type { Sign, SkyFacts } from '../sky/facts.ts';
import { phaseNames, signNames } from '../words/names.ts';
import { factWords } from '../words/phrases.ts';

/** On the day of a quarter the sign of that quarter, otherwise that of noon. */
export const moonSign = ({ moon, lunation }: SkyFacts): Sign => (moon.age === 0 ? lunation.sign : moon.sign);

/** «Lune gibbeuse croissante en Bélier» */
export const titleOf = (sky: SkyFacts): string =>
  fr(factWords.bodyIn(phaseNames[sky.moon.phase], signNames[moonSign(sky)]));
