/** The shop's mark at the top of each mail. */
import { mark } from '#lib/drawings/logo.ts';
import { createCanvas } from './canvas.ts';
import { gilt, ink, night } from './inks.ts';
import { polylines } from './outline.ts';
import { pngOf } from './png.ts';
import { disc } from './shapes.ts';

/** In CSS pixels; the picture has three times as many, for the screens of phones. */
export const markSide = 44;
const scale = 3;

/** The mark on a dark ground that fits day and night, like the sky of the guidance. The bytes are always the same. */
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
