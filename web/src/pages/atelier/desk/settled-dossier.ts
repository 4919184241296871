import { readingBy } from '#domain/dossier/reading.ts';
import { instantDrawnBy } from '#lib/dossier/instant-drawn.ts';
import { reportDrawnBy } from '#lib/dossier/report-drawn.ts';

const read = readingBy(undefined);

/** The chart of a birth whose instant is known, as `Draw`: no clock has to tell it. */
export const settledDrawn = reportDrawnBy(instantDrawnBy(read), read);
