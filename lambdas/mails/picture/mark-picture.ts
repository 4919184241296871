/** The shop's mark, as it stands above each mail. */
import { mark } from '#lib/drawings/logo.ts';
import { createCanvas } from './canvas.ts';
import { gilt, ink, night } from './inks.ts';
import { polylines } from './outline.ts';
import { pngOf } from './png.ts';
import { disc } from './shapes.ts';

/** CSS pixels; more than three times as many of the picture's, for the screens of phones. */
export const markSide = 44;
const scale = 3;

/** A plate of night like the sky of the guidance: it stands on day and night alike. The same bytes each time. */
export const markPicture = (): Uint8Array => {
  const canvas = createCanvas(mark.side, scale, night);
  canvas.stroke(polylines(mark.foil), 1.5, { ink });
  canvas.stroke(
    mark.lobes.map((at) => disc(at, mark.lobeRadius)),
    1,
    { ink },
  );
  canvas.fill([disc(mark.middle, mark.pointRadius)], { ink: gilt });
  return pngOf(canvas);
};
