/** The sky of a day for the mail: the zodiac with its ten bodies, and the phase of the Moon. */
import { bodies, type SkyFacts, signs } from '#domain/guidance/sky/facts.ts';
import { around, type Point, polar } from '#lib/drawings/geometry.ts';
import { planets, signs as signGlyphs } from '#lib/drawings/glyphs.ts';
import { darkHatch, litPart } from '#lib/drawings/moon-phase.ts';
import { seas } from '#lib/drawings/moon-relief.ts';
import { spread } from '#lib/drawings/spread.ts';
import { type Canvas, createCanvas, type Ink } from './canvas.ts';
import { gilt, ink, night } from './inks.ts';
import { type Polyline, polylines } from './outline.ts';
import { pngOf } from './png.ts';
import { disc } from './shapes.ts';

/** In units, which are CSS pixels of the mail; the picture has twice as many pixels, for the screens of phones. */
const pictureSide = 520;
const scale = 2;
const centre: Point = [pictureSide / 2, pictureSide / 2];

const dusk: Ink = [29, 38, 80];
const sea: Ink = [92, 84, 78];

const radius = {
  edge: 254,
  border: 248,
  signsOuter: 242,
  signs: 221,
  signsInner: 200,
  bodies: 166,
  lunation: 124,
  moon: 102,
};
/** The smallest angle between neighbouring glyphs, in degrees. */
const glyphGap = 11;
/** Days from one new moon to the next. */
const lunation = 29.53;

/** 0° Aries is at the left; angles grow counterclockwise. */
const angleOf = (longitude: number): number => 180 + longitude;

const arcLine = (ring: number, from: number, to: number): Polyline => {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 2));
  return Array.from({ length: count + 1 }, (_, index) =>
    polar(centre, ring, from + ((to - from) * index) / count),
  );
};
const circle = (ring: number): Polyline => arcLine(ring, 0, 360);
const spoke = (angle: number, from: number, to: number): Polyline => [
  polar(centre, from, angle),
  polar(centre, to, angle),
];
/** A glyph of the 24 × 24 box, centred. */
const glyph = (outline: string, [x, y]: Point, size: number): Polyline[] =>
  polylines(outline).map((line) =>
    line.map(([px, py]): Point => [x + ((px - 12) * size) / 24, y + ((py - 12) * size) / 24]),
  );

const drawZodiac = (canvas: Canvas): void => {
  const rings = [radius.edge, radius.border - 5, radius.signsOuter - 3, radius.signsInner];
  canvas.stroke(rings.map(circle), 0.8, { ink: gilt, alpha: 0.75 });
  const dashes = around(36).map((angle) => arcLine(radius.border + 0.5, angle, angle + 5));
  canvas.stroke(dashes, 3.4, { ink: gilt, alpha: 0.85 });
  const degrees = around(360).map((angle, degree) => {
    const length = degree % 10 === 0 ? 7 : degree % 5 === 0 ? 5 : 3;
    return spoke(angle, radius.signsInner, radius.signsInner - length);
  });
  canvas.stroke(degrees, 0.5, { ink: gilt, alpha: 0.6 });
  const cusps = around(12).map((angle) => spoke(angle, radius.signsOuter - 3, radius.signsInner));
  canvas.stroke(cusps, 0.8, { ink: gilt, alpha: 0.75 });
  const names = signs.flatMap((sign, index) =>
    glyph(signGlyphs[sign], polar(centre, radius.signs - 1, angleOf(index * 30 + 15)), 24),
  );
  canvas.stroke(names, 1.2, { ink: gilt });
};

/** A displaced glyph keeps a line to its true degree. */
const drawBodies = (canvas: Canvas, { positions }: SkyFacts): void => {
  const angles = bodies.map((body) => angleOf(positions[body]));
  const seats = spread(angles, glyphGap);
  bodies.forEach((body, index) => {
    const [angle = 0, aside = 0] = [angles[index], seats[index]];
    const at = polar(centre, radius.signsInner, angle);
    const leader = [polar(centre, radius.signsInner - 9, angle), polar(centre, radius.bodies + 18, aside)];
    canvas.stroke([leader], 0.9, { ink: gilt, alpha: 0.8 });
    canvas.fill([disc(at, 3.2)], { ink: gilt });
    canvas.stroke(glyph(planets[body], polar(centre, radius.bodies, aside), 25), 1.6, { ink });
  });
};

/** The ring of the Moon: a tick per day, clockwise from the new moon at the top, and today's position. */
const drawLunation = (canvas: Canvas, elongation: number): void => {
  const ring = radius.lunation;
  const days = Array.from({ length: Math.ceil(lunation) }, (_, day) =>
    spoke(90 - (day * 360) / lunation, ring, ring - 6),
  );
  canvas.stroke([circle(ring), circle(ring - 10), ...days], 0.7, { ink: gilt, alpha: 0.7 });
  const now = 90 - elongation;
  canvas.stroke([spoke(now, ring + 4, ring - 12)], 1.6, { ink: gilt });
  canvas.fill([disc(polar(centre, ring, now), 4)], { ink: gilt });
};

/** Hatched lunar seas; the lines of all seas have the same distance, so that they meet where two seas do. */
const engravedSeas = (): Polyline[] => {
  const [x, y] = centre;
  const pitch = 1.6 / radius.moon;
  const rows = Array.from({ length: Math.floor(2 / pitch) }, (_, row) => -1 + row * pitch);
  return rows.flatMap((row) =>
    seas.flatMap(([dx, dy, rx, ry]): Polyline[] => {
      const half = rx * Math.sqrt(Math.max(0, 1 - ((row - dy) / ry) ** 2));
      const at = (across: number): Point => [x + across * radius.moon, y + row * radius.moon];
      return half > 0 ? [[at(dx - half), at(dx + half)]] : [];
    }),
  );
};

const drawMoon = (canvas: Canvas, { elongation }: SkyFacts['moon']): void => {
  const r = radius.moon;
  const lit = polylines(litPart(centre, r, elongation));
  canvas.fill([disc(centre, r)], { ink: dusk });
  canvas.stroke(polylines(darkHatch(centre, r, elongation)), 0.5, { ink: gilt, alpha: 0.22 });
  canvas.fill(lit, { ink });
  canvas.stroke(engravedSeas(), 0.55, { ink: sea, alpha: 0.55, within: lit });
  canvas.stroke([circle(r)], 1.2, { ink: gilt });
};

/** A PNG with a side of 1040 pixels: the positions at local noon. The same sky gives the same bytes. */
export const skyPicture = (sky: SkyFacts): Uint8Array => {
  const canvas = createCanvas(pictureSide, scale, night);
  drawZodiac(canvas);
  drawBodies(canvas, sky);
  drawLunation(canvas, sky.moon.elongation);
  drawMoon(canvas, sky.moon);
  return pngOf(canvas);
};
