import { clocks } from '#domain/births/instant.ts';
import { readingBy } from '#domain/dossier/reading.ts';
import { drawnOf } from './drawn-of.ts';
import { chartDrawnBy, reportDrawnBy } from './report-drawn.ts';

const read = readingBy(clocks);

/** The chart of any birth with its coming year, as `chartDrawnBy` and `reportDrawnBy`. */
export const chartDrawn = chartDrawnBy(drawnOf, read);
export const reportDrawn = reportDrawnBy(drawnOf, read);
