import { clocks } from '#domain/births/instant.ts';
import { catalogue } from '#domain/catalogue.ts';
import { readingBy } from '#domain/dossier/reading.ts';
import type { Draw } from './drawn.ts';
import { instantDrawnBy } from './instant-drawn.ts';
import { numbersDrawn } from './numbers-drawn.ts';

const ofInstant = instantDrawnBy(readingBy(clocks));

/** The chart of any birth, as `Draw`. */
export const drawnOf: Draw = (...given) =>
  (catalogue[given[0]].chart === 'numbers' ? numbersDrawn : ofInstant)(...given);
