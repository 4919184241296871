import { clocks } from '#domain/births/instant.ts';
import { readingBy } from '#domain/dossier/reading.ts';
import { drawnBy } from './drawn.ts';

/** The chart of any birth, as `drawnBy`. */
export const drawnOf = drawnBy(readingBy(clocks));
